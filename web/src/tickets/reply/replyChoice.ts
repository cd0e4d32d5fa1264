import type { ReplyChoice } from "../../engine";

export const choiceKey = (choice: ReplyChoice) => choice.status ?? "keep";

/** The chosen option while the core still offers it, else the option that the core preselects. */
export function currentChoice(
  choices: readonly ReplyChoice[],
  picked: string | undefined,
): ReplyChoice | undefined {
  return (
    choices.find((choice) => choiceKey(choice) === picked) ??
    choices.find((choice) => choice.preselected)
  );
}
