import type { Label } from "../../core/pkg/portal_core";
import { Button } from "../../ui/action/Button";
import { DraftNotice } from "../../ui/draft/DraftNotice";
import { DraftState } from "../../ui/draft/DraftState";
import { TextField } from "../../ui/form/TextField";
import styles from "./labels.module.css";
import { useLabelDraft } from "./useLabelDraft";
import { useSaveLabel } from "./useSaveLabel";

/** Renames a label in its row. */
export function LabelForm({ label, onDone }: { label: Label; onDone: () => void }) {
  const draft = useLabelDraft(label);
  const { save, problem, forgive } = useSaveLabel(label.id);
  return (
    <div className={styles.naming}>
      <DraftNotice draft={draft} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!save(draft.value.name)) return;
          draft.settle();
          onDone();
        }}
      >
        <TextField
          label={`Nama baru untuk ${label.name}`}
          autoFocus
          value={draft.value.name}
          error={problem}
          onChange={(name) => {
            forgive();
            draft.change(() => ({ name }));
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
      <DraftState draft={draft} />
    </div>
  );
}
