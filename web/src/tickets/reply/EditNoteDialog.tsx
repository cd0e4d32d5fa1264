import { useId, useState } from "react";
import { dispatch, isText, type Refusal, refusalText, shapeOf } from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { useDraft } from "../../shared/draft/useDraft";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { TextArea } from "../../ui/form/TextArea";
import { Dialog } from "../../ui/overlay/Dialog";
import { fieldProblem } from "../actions/fieldProblem";
import styles from "./ReplyForm.module.css";
import { noteTexts } from "./texts";

const isWords = shapeOf<{ content: string }>({ content: isText });

export type EditNoteDialogProps = { note: string; content: string; onClose: () => void };

/** Changes the text of one's own internal note. */
export default function EditNoteDialog({ note, content, onClose }: EditNoteDialogProps) {
  const form = useId();
  const draft = useDraft({
    kind: "noteEdit",
    subject: note,
    edits: true,
    empty: { content },
    accepts: isWords,
  });
  const [refused, setRefused] = useState<Refusal>();

  function save() {
    const edit = { note, content: draft.value.content };
    const outcome = dispatch({ ticket: { editNote: edit } });
    if (outcome.kind === "refused") return setRefused(outcome.refusal);
    if (outcome.kind !== "ok") return;
    const onTurned = draft.settle(outcome.commit);
    if (outcome.commit) announceDone(outcome.commit, noteTexts.changed, { onTurned });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={noteTexts.editTitle}
      footer={
        <>
          <Button onClick={onClose}>{noteTexts.cancel}</Button>
          <Button type="submit" form={form} variant="primary">
            {noteTexts.send}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.left}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DraftNotice draft={draft} />
        {refused && refused.reason !== "invalid" && <Notice text={refusalText(refused)} />}
        <TextArea
          label={noteTexts.content}
          required
          rows={8}
          value={draft.value.content}
          error={fieldProblem(refused, "content")}
          onChange={(typed) => {
            setRefused(undefined);
            draft.change(() => ({ content: typed }));
          }}
        />
        <DraftState draft={draft} />
      </form>
    </Dialog>
  );
}
