import { useState } from "react";
import {
  dispatch,
  type Entry,
  type Field,
  type MessageRef,
  problemText,
  refusalText,
  useView,
} from "../../engine";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import { Dialog } from "../../ui/overlay/Dialog";
import { MessageText } from "../detail/MessageText";
import styles from "./cases.module.css";
import { caseTexts, splitTexts } from "./texts";

export type SplitDialogProps = { message: MessageRef; entry: Entry; onClose: () => void };

/** Asks for title and category of the ticket that a message becomes. */
export default function SplitDialog({ message, entry, onClose }: SplitDialogProps) {
  const categories = useView("categories");
  const [title, setTitle] = useState("");
  const [category, setCategory] = useState("");
  const [problems, setProblems] = useState<ReadonlyMap<Field, string>>(new Map());
  const [refused, setRefused] = useState<string>();

  function split() {
    const outcome = dispatch({ ticket: { split: { ...message, title, category } } });
    if (outcome.kind === "refused") {
      const { refusal } = outcome;
      if (refusal.reason === "invalid") {
        setProblems(new Map(refusal.errors.map((error) => [error.field, problemText(error)])));
      } else setRefused(refusalText(refusal));
    }
    if (outcome.kind !== "ok") return;
    announceDone(outcome.commit, splitTexts.done(message.ticket));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={splitTexts.title}
      holds={title !== ""}
      footer={
        <>
          <Button onClick={onClose}>{caseTexts.cancel}</Button>
          <Button variant="primary" onClick={split}>
            {splitTexts.split}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.quiet}>{splitTexts.hint}</p>
        {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
        <blockquote className={styles.quote}>
          <MessageText text={entry.content} blocks={entry.blocks} isWhole={false} />
        </blockquote>
        <TextField
          label={splitTexts.ticketTitle}
          required
          autoFocus
          value={title}
          onChange={setTitle}
          error={problems.get("title")}
        />
        <SelectField
          label={splitTexts.category}
          required
          placeholder={splitTexts.categoryPlaceholder}
          options={categories.kind === "ok" ? categories.value.active : []}
          value={category}
          onChange={setCategory}
          error={problems.get("category")}
        />
      </div>
    </Dialog>
  );
}
