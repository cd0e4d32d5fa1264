import { useState } from "react";
import type { Label } from "../../core/pkg/portal_core";
import { Button } from "../../ui/action/Button";
import { TextField } from "../../ui/form/TextField";
import styles from "./labels.module.css";
import { useSaveLabel } from "./useSaveLabel";

/** Renames a label in its row. */
export function LabelForm({ label, onDone }: { label: Label; onDone: () => void }) {
  const [name, setName] = useState(label.name);
  const { save, problem, forgive } = useSaveLabel(label.id);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (save(name)) onDone();
      }}
    >
      <TextField
        label={`Nama baru untuk ${label.name}`}
        autoFocus
        value={name}
        error={problem}
        onChange={(typed) => {
          forgive();
          setName(typed);
        }}
      />
      <span className={styles.buttons}>
        <Button size="small" onClick={onDone}>
          Batal
        </Button>
        <Button size="small" variant="primary" type="submit">
          Simpan
        </Button>
      </span>
    </form>
  );
}
