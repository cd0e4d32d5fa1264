import type { Label } from "../../engine";
import { Button } from "../../ui/action/Button";
import { LabelNaming } from "./LabelNaming";
import styles from "./labels.module.css";

export function LabelForm({ label, onDone }: { label: Label; onDone: () => void }) {
  return (
    <LabelNaming label={label} fieldLabel={`Nama baru untuk ${label.name}`} onSaved={onDone}>
      <span className={styles.buttons}>
        <Button size="small" onClick={onDone}>
          Batal
        </Button>
        <Button size="small" variant="primary" type="submit">
          Simpan
        </Button>
      </span>
    </LabelNaming>
  );
}
