import { type EvidenceView, isText, shapeOf } from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";
import { FormDialog } from "../../shared/form/FormDialog";
import { useSentForm } from "../../shared/form/useSentForm";
import { TextField } from "../../ui/form/TextField";
import { editorTexts, pinTexts, evidenceTexts as texts } from "./texts";

export type CaptionDialogProps = { finding: string; evidence: EvidenceView; onClose: () => void };

const isCaption = shapeOf<{ caption: string }>({ caption: isText });

/** Edits the words about evidence. */
export function CaptionDialog({ finding, evidence, onClose }: CaptionDialogProps) {
  const draft = useDraft({
    kind: "caption",
    subject: `${finding} ${evidence.id}`,
    edits: true,
    empty: { caption: evidence.caption },
    accepts: isCaption,
  });
  const { caption } = draft.value;
  const sent = useSentForm();
  const command = { finding: { caption: { finding, evidence: evidence.id, caption } } };

  function save() {
    sent.send(command, editorTexts.saved, (commit) => {
      const onTurned = draft.settle(commit);
      onClose();
      return onTurned;
    });
  }

  return (
    <FormDialog
      title={texts.caption}
      size="small"
      action={editorTexts.save}
      draft={draft}
      sent={sent}
      onSend={save}
      onClose={onClose}
    >
      <TextField
        label={pinTexts.caption}
        value={caption}
        error={sent.error("caption")}
        onChange={(next) => draft.change(() => ({ caption: next }))}
      />
    </FormDialog>
  );
}
