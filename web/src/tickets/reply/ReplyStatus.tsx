import type { ReplyChoice } from "../../engine";
import { MenuButton } from "../../ui/overlay/MenuButton";
import { choiceKey } from "./replyChoice";
import { statusTexts } from "./texts";

export type ReplyStatusProps = {
  choices: readonly ReplyChoice[];
  chosen: ReplyChoice | undefined;
  onChoose: (key: string) => void;
};

/** The 'Pilih Status' choice: the effect of sending on the status (decisions §4). */
export function ReplyStatus({ choices, chosen, onChoose }: ReplyStatusProps) {
  return (
    <MenuButton
      label={statusTexts.label}
      align="start"
      groups={[
        {
          key: "status",
          heading: statusTexts.heading,
          chosen: chosen && choiceKey(chosen),
          entries: choices.map((choice) => ({
            key: choiceKey(choice),
            label: choice.label,
            lang: choice.isEnglish ? "en" : undefined,
            // The effect says more than a status' name only for the company's own words ('Sudah selesai').
            description: choice.isEnglish ? undefined : choice.effect,
            onSelect: () => onChoose(choiceKey(choice)),
          })),
        },
      ]}
    />
  );
}
