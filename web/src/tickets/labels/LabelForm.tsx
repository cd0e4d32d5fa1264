import type { Label } from "../../engine";
import { Button } from "../../ui/action/Button";
import { LabelNaming } from "./LabelNaming";
import styles from "./labels.module.css";
import { namingTexts } from "./texts";

export function LabelForm({ label, onDone }: { label: Label; onDone: () => void }) {
  return (
    <LabelNaming label={label} fieldLabel={namingTexts.newName(label.name)} onSaved={onDone}>
      <span className={styles.buttons}>
        <Button size="small" onClick={onDone}>
          {namingTexts.cancel}
        </Button>
        <Button size="small" variant="primary" type="submit">
          {namingTexts.save}
        </Button>
      </span>
    </LabelNaming>
  );
}
