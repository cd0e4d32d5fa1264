import { isText, type StepView, shapeOf } from "../../engine";
import { TheirChanges } from "../../shared/draft/TheirChanges";
import { useDraft } from "../../shared/draft/useDraft";
import { FormDialog } from "../../shared/form/FormDialog";
import { useSentForm } from "../../shared/form/useSentForm";
import { StepFields, type StepWords } from "./StepFields";
import { keepTexts, paperTexts as texts } from "./texts";

export type EditStepProps = {
  step: StepView;
  /** True if the step was deleted meanwhile. */
  isGone: boolean;
  onClose: () => void;
};

const isWords = shapeOf<StepWords>({ purpose: isText, conclusion: isText });

/** Edits what is written about a step. */
export function EditStep({
  step: { id, number, purpose, conclusion },
  isGone,
  onClose,
}: EditStepProps) {
  const draft = useDraft<StepWords>({
    kind: "paperStepEdit",
    subject: id,
    edits: true,
    empty: { purpose, conclusion },
    accepts: isWords,
  });
  const sent = useSentForm();

  const save = () =>
    sent.send({ workingPaper: { edit: { step: id, ...draft.value } } }, texts.saved, (commit) => {
      const onTurned = draft.settle(commit);
      onClose();
      return onTurned;
    });

  return (
    <FormDialog
      title={texts.editTitle(number)}
      action={texts.save}
      gone={isGone ? texts.gone : undefined}
      draft={draft}
      sent={sent}
      onSend={save}
      onClose={onClose}
    >
      <TheirChanges
        draft={draft}
        record={{ slice: "workingPapers", id }}
        fields={{ purpose: keepTexts.purpose, conclusion: keepTexts.conclusion }}
      />
      <StepFields
        typed={draft.value}
        error={sent.error}
        onChange={(typed) => draft.change(() => typed)}
      />
    </FormDialog>
  );
}
