import { useId } from "react";
import { isText, type StepView, shapeOf } from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { TheirChanges } from "../../shared/draft/TheirChanges";
import { useDraft } from "../../shared/draft/useDraft";
import { useSentForm } from "../../shared/form/useSentForm";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import { StepFields, type StepWords } from "./StepFields";
import { keepTexts, paperTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

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
  const formId = useId();
  const draft = useDraft<StepWords>({
    kind: "paperStepEdit",
    subject: id,
    edits: true,
    empty: { purpose, conclusion },
    accepts: isWords,
  });
  const { form, send, error, refused, dismiss } = useSentForm();

  const save = () =>
    send({ workingPaper: { edit: { step: id, ...draft.value } } }, texts.saved, (commit) => {
      const onTurned = draft.settle(commit);
      onClose();
      return onTurned;
    });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.editTitle(number)}
      holds
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            reason={isGone ? texts.gone : undefined}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isGone) save();
        }}
      >
        {isGone && <Notice text={texts.gone} tone="warning" />}
        <DraftNotice draft={draft} />
        <TheirChanges
          draft={draft}
          record={{ slice: "workingPapers", id }}
          fields={{ purpose: keepTexts.purpose, conclusion: keepTexts.conclusion }}
        />
        {refused && <Notice text={refused} onDismiss={dismiss} />}
        <StepFields
          typed={draft.value}
          error={error}
          onChange={(typed) => draft.change(() => typed)}
        />
        <DraftState draft={draft} />
      </form>
    </Dialog>
  );
}
