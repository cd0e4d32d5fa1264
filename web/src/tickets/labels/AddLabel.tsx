import { Plus } from "lucide-react";
import { Button } from "../../ui/action/Button";
import { DraftNotice } from "../../ui/draft/DraftNotice";
import { DraftState } from "../../ui/draft/DraftState";
import { TextField } from "../../ui/form/TextField";
import styles from "./labels.module.css";
import { useLabelDraft } from "./useLabelDraft";
import { useSaveLabel } from "./useSaveLabel";

/** Adds a label; the field stays for the next one. */
export function AddLabel() {
  const draft = useLabelDraft();
  const { save, problem, forgive } = useSaveLabel(undefined);
  return (
    <div className={styles.naming}>
      <DraftNotice draft={draft} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (save(draft.value.name)) draft.settle();
        }}
      >
        <TextField
          label="Label baru"
          value={draft.value.name}
          error={problem}
          onChange={(name) => {
            forgive();
            draft.change(() => ({ name }));
          }}
        />
        <Button type="submit" icon={Plus}>
          Tambah
        </Button>
      </form>
      <DraftState draft={draft} />
    </div>
  );
}
