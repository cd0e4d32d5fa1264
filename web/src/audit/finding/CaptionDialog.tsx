import { useId } from "react";
import { type EvidenceView, isText, shapeOf } from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { useDraft } from "../../shared/draft/useDraft";
import { useSentForm } from "../../shared/form/useSentForm";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { TextField } from "../../ui/form/TextField";
import { Dialog } from "../../ui/overlay/Dialog";
import styles from "./finding.module.css";
import { editorTexts, pinTexts, evidenceTexts as texts } from "./texts";

export type CaptionDialogProps = { finding: string; evidence: EvidenceView; onClose: () => void };

const isCaption = shapeOf<{ caption: string }>({ caption: isText });

/** Edits the words about evidence. */
export function CaptionDialog({ finding, evidence, onClose }: CaptionDialogProps) {
  const formId = useId();
  const draft = useDraft({
    kind: "caption",
    subject: `${finding} ${evidence.id}`,
    edits: true,
    empty: { caption: evidence.caption },
    accepts: isCaption,
  });
  const { caption } = draft.value;
  const { form, send, error, refused, dismiss } = useSentForm();
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
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send(command, editorTexts.saved, (commit) => {
            const onTurned = draft.settle(commit);
            onClose();
            return onTurned;
          });
        }}
      >
        <DraftNotice draft={draft} />
        {refused && <Notice text={refused} onDismiss={dismiss} />}
        <TextField
          label={pinTexts.caption}
          value={caption}
          error={error("caption")}
          onChange={(next) => draft.change(() => ({ caption: next }))}
        />
        <DraftState draft={draft} />
      </form>
    </Dialog>
  );
}
