import { useId, useState } from "react";
import type { EvidenceView } from "../../engine";
import { useSentForm } from "../../shared/form/useSentForm";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { TextField } from "../../ui/form/TextField";
import { Dialog } from "../../ui/overlay/Dialog";
import styles from "./finding.module.css";
import { editorTexts, pinTexts, evidenceTexts as texts } from "./texts";

export type CaptionDialogProps = { finding: string; evidence: EvidenceView; onClose: () => void };

/** Edits the words about evidence. */
export function CaptionDialog({ finding, evidence, onClose }: CaptionDialogProps) {
  const formId = useId();
  const [caption, setCaption] = useState(evidence.caption);
  const { send, error, refused, dismiss } = useSentForm();
  const command = { finding: { caption: { finding, evidence: evidence.id, caption } } };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.caption}
      size="small"
      holds
      footer={
        <>
          <Button onClick={onClose}>{editorTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {editorTexts.save}
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
          send(command, editorTexts.saved, () => {
            onClose();
            return undefined;
          });
        }}
      >
        {refused && <Notice text={refused} onDismiss={dismiss} />}
        <TextField
          label={pinTexts.caption}
          value={caption}
          error={error("caption")}
          onChange={setCaption}
        />
      </form>
    </Dialog>
  );
}
