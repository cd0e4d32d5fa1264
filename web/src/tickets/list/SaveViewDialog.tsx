import { useState } from "react";
import type { SavedViewEntry, ViewPart } from "../../engine";
import { FormDialog } from "../../shared/form/FormDialog";
import { useSentForm } from "../../shared/form/useSentForm";
import { CheckField } from "../../ui/form/CheckField";
import { TextField } from "../../ui/form/TextField";
import styles from "./SaveViewDialog.module.css";
import { viewTexts as texts } from "./texts";

export type SaveViewDialogProps = {
  /** The view to change; a new one otherwise. */
  view: SavedViewEntry | undefined;
  parts: ViewPart[];
  onSaved: (id: string) => void;
  onClose: () => void;
};

/** Keeps the list under a name. */
export default function SaveViewDialog({ view, parts, onSaved, onClose }: SaveViewDialogProps) {
  const sent = useSentForm();
  const [name, setName] = useState(view?.name ?? "");
  const [isShared, setShared] = useState(view?.isShared ?? false);

  function save() {
    const command = { savedView: { save: { id: view?.id, name, isShared, parts } } };
    sent.send(command, texts.saved(name.trim()), (commit) => {
      if (commit) onSaved(commit.subject.id);
      onClose();
      return undefined;
    });
  }

  return (
    <FormDialog
      title={view ? texts.change : texts.saveNew}
      size="small"
      action={texts.save}
      sent={sent}
      onSend={save}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        required
        autoFocus
        value={name}
        error={sent.error("name")}
        onChange={setName}
      />
      <CheckField label={texts.share} checked={isShared} onChange={setShared} />
      <p className={styles.hint}>{texts.hint}</p>
    </FormDialog>
  );
}
