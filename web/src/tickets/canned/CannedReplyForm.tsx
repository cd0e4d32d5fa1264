import { useRef, useState } from "react";
import type { CannedReply, Refusal } from "../../core/pkg/portal_core";
import { refusalText } from "../../core/refusalText";
import { useDispatch } from "../../core/useDispatch";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { toast } from "../../ui/feedback/toast";
import { TextArea } from "../../ui/form/TextArea";
import { TextField } from "../../ui/form/TextField";
import { fieldProblem } from "../actions/fieldProblem";
import { useInsertion } from "../reply/useInsertion";
import styles from "./canned.module.css";
import { Placeholders } from "./Placeholders";

export type CannedReplyFormProps = {
  /** The one to change; undefined adds one. */
  reply: CannedReply | undefined;
  onDone: () => void;
};

/** Writes a canned reply. */
export function CannedReplyForm({ reply, onDone }: CannedReplyFormProps) {
  const dispatch = useDispatch();
  const [title, setTitle] = useState(reply?.title ?? "");
  const [content, setContent] = useState(reply?.content ?? "");
  const [refused, setRefused] = useState<Refusal>();
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = useInsertion(field, setContent);

  function save() {
    const outcome = dispatch({ cannedReply: { save: { id: reply?.id, title, content } } });
    if (outcome.kind === "refused") {
      setRefused(outcome.refusal);
      return;
    }
    if (outcome.kind === "ok") toast(`Balasan “${title}” disimpan.`);
    onDone();
  }

  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h3>{reply ? "Ubah balasan" : "Balasan baru"}</h3>
      {refused && refused.reason !== "invalid" && (
        <Notice text={refusalText(refused)} onDismiss={() => setRefused(undefined)} />
      )}
      <TextField
        label="Judul"
        required
        autoFocus
        value={title}
        error={fieldProblem(refused, "title")}
        onChange={setTitle}
      />
      <TextArea
        ref={field}
        label="Isi"
        required
        rows={8}
        value={content}
        error={fieldProblem(refused, "content")}
        onChange={setContent}
      />
      <Placeholders onInsert={insert} />
      <div className={styles.buttons}>
        <Button onClick={onDone}>Batal</Button>
        <Button type="submit" variant="primary">
          Simpan
        </Button>
      </div>
    </form>
  );
}
