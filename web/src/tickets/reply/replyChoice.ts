import type { ReplyChoice } from "../../engine";

/** What tells one choice from another; the one that keeps the status has none of its own. */
export const choiceKey = (choice: ReplyChoice) => choice.status ?? "keep";

/** The choice that holds now: the one picked, while the core still offers it, else the one it preselects. */
export function currentChoice(
  choices: readonly ReplyChoice[],
  picked: string | undefined,
): ReplyChoice | undefined {
  return (
    choices.find((choice) => choiceKey(choice) === picked) ??
    choices.find((choice) => choice.preselected)
  );
}
