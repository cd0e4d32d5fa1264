import { useId, useState } from "react";
import type { StepView } from "../../engine";
import { useSentForm } from "../../shared/form/useSentForm";
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
  const { send, error, refused, dismiss } = useSentForm();

  const save = () =>
    send({ workingPaper: { edit: { step: step.id, ...typed } } }, texts.saved, () => {
      onClose();
      return undefined;
    });

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
        {refused && <Notice text={refused} onDismiss={dismiss} />}
        <StepFields typed={typed} error={error} onChange={setTyped} />
      </form>
    </Dialog>
  );
}
