import { useId, useState } from "react";
import { dispatch, type FieldError, problemText, refusalText, type StepView } from "../../engine";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import { StepFields } from "./StepFields";
import { paperTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

export type EditStepProps = { step: StepView; onClose: () => void };

/** Edits what is written about a step. */
export function EditStep({ step, onClose }: EditStepProps) {
  const formId = useId();
  const [typed, setTyped] = useState({ purpose: step.purpose, conclusion: step.conclusion });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [refused, setRefused] = useState<string>();

  function save() {
    const outcome = dispatch({ workingPaper: { edit: { step: step.id, ...typed } } });
    if (outcome.kind === "ok") {
      if (outcome.commit) announceDone(outcome.commit, texts.saved);
      onClose();
    }
    if (outcome.kind !== "refused") return;
    const { refusal } = outcome;
    if (refusal.reason === "invalid") setErrors(refusal.errors);
    else setRefused(refusalText(refusal));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.editTitle(step.number)}
      holds
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
        <StepFields
          typed={typed}
          error={(field) => errors.filter((one) => one.field === field).map(problemText)[0]}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
}
