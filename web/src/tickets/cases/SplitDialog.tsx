import { type Entry, isText, type MessageRef, shapeOf, useView } from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";
import { FormDialog } from "../../shared/form/FormDialog";
import { useSentForm } from "../../shared/form/useSentForm";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import { MessageText } from "../detail/MessageText";
import styles from "./cases.module.css";
import { splitTexts } from "./texts";

export type SplitDialogProps = { message: MessageRef; entry: Entry; onClose: () => void };

const EMPTY = { title: "", category: "" };

const isSplit = shapeOf<typeof EMPTY>({ title: isText, category: isText });

/** Asks for title and category of the ticket that a message becomes. */
export default function SplitDialog({ message, entry, onClose }: SplitDialogProps) {
  const categories = useView("categories");
  const draft = useDraft({
    kind: "split",
    subject: `${message.ticket} ${message.message}`,
    empty: EMPTY,
    accepts: isSplit,
  });
  const sent = useSentForm();
  const { title, category } = draft.value;

  function split() {
    const command = { ticket: { split: { ...message, title, category } } };
    sent.send(command, splitTexts.done(message.ticket), (commit) => {
      onClose();
      return draft.settle(commit);
    });
  }

  return (
    <FormDialog
      title={splitTexts.title}
      action={splitTexts.split}
      draft={draft}
      sent={sent}
      onSend={split}
      onClose={onClose}
    >
      <p className={styles.quiet}>{splitTexts.hint}</p>
      <blockquote className={styles.quote}>
        <MessageText text={entry.content} blocks={entry.blocks} isWhole={false} />
      </blockquote>
      <TextField
        label={splitTexts.ticketTitle}
        required
        autoFocus
        value={title}
        onChange={(typed) => draft.change((before) => ({ ...before, title: typed }))}
        error={sent.error("title")}
      />
      <SelectField
        label={splitTexts.category}
        required
        placeholder={splitTexts.categoryPlaceholder}
        options={categories.kind === "ok" ? categories.value.active : []}
        value={category}
        onChange={(chosen) => draft.change((before) => ({ ...before, category: chosen }))}
        error={sent.error("category")}
      />
    </FormDialog>
  );
}
