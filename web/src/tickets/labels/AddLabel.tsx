import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/action/Button";
import { TextField } from "../../ui/form/TextField";
import styles from "./labels.module.css";
import { useSaveLabel } from "./useSaveLabel";

/** Adds a label; the field stays for the next one. */
export function AddLabel() {
  const [name, setName] = useState("");
  const { save, problem, forgive } = useSaveLabel(undefined);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (save(name)) setName("");
      }}
    >
      <TextField
        label="Label baru"
        value={name}
        error={problem}
        onChange={(typed) => {
          forgive();
          setName(typed);
        }}
      />
      <Button type="submit" icon={Plus}>
        Tambah
      </Button>
    </form>
  );
}
