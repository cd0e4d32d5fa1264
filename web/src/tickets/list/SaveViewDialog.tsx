import { useId, useState } from "react";
import type { SavedViewEntry, ViewPart } from "../../engine";
import { useSentForm } from "../../shared/form/useSentForm";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { CheckField } from "../../ui/form/CheckField";
import { TextField } from "../../ui/form/TextField";
import { Dialog } from "../../ui/overlay/Dialog";
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
  const formId = useId();
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
    <Dialog
      isOpen
      onClose={onClose}
      title={view ? texts.change : texts.saveNew}
      size="small"
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
        ref={sent.form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {sent.refused && <Notice text={sent.refused} onDismiss={sent.dismiss} />}
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
      </form>
    </Dialog>
  );
}
