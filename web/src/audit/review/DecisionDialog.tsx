import { type Command, isText, shapeOf } from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";
import { FormDialog } from "../../shared/form/FormDialog";
import { useSentForm } from "../../shared/form/useSentForm";
import { TextArea } from "../../ui/form/TextArea";
import styles from "./review.module.css";
import { actionTexts, decisionTexts as texts } from "./texts";

type Decision = "sendBack" | "accept" | "reopen";

const commandOf = {
  sendBack: (assignment, reason) => ({ review: { return: { assignment, reason } } }),
  accept: (assignment, note) => ({ review: { accept: { assignment, note } } }),
  reopen: (assignment, reason) => ({ review: { reopen: { assignment, reason } } }),
} as const satisfies Record<Decision, (assignment: string, words: string) => Command>;

type Words = { words: string };

const EMPTY: Words = { words: "" };

const isWords = shapeOf<Words>({ words: isText });

export type DecisionDialogProps = { assignment: string; decision: Decision; onClose: () => void };

/** Returns, accepts or reopens an audit. */
export function DecisionDialog({ assignment, decision, onClose }: DecisionDialogProps) {
  const draft = useDraft<Words>({
    kind: "reviewDecision",
    subject: `${decision} ${assignment}`,
    empty: EMPTY,
    accepts: isWords,
  });
  const sent = useSentForm();
  const { words } = draft.value;
  const { title, effect, done } = texts[decision];
  const isAcceptance = decision === "accept";

  function decide() {
    sent.send(commandOf[decision](assignment, words), done, (commit) => {
      onClose();
      return draft.settle(commit);
    });
  }

  return (
    <FormDialog
      title={title}
      action={actionTexts[decision]}
      draft={draft}
      sent={sent}
      onSend={decide}
      onClose={onClose}
    >
      <p className={styles.effect}>{effect}</p>
      <TextArea
        label={isAcceptance ? texts.note : texts.reason}
        required={!isAcceptance}
        rows={4}
        value={words}
        error={sent.error(isAcceptance ? "note" : "reason")}
        onChange={(next) => draft.change(() => ({ words: next }))}
      />
    </FormDialog>
  );
}
