import { LayoutGrid, List } from "lucide-react";
import { useId } from "react";
import { VisuallyHidden } from "../../../ui/page/VisuallyHidden";
import styles from "./LookToggle.module.css";
import type { ListLook } from "./listLook";

const CHOICES = [
  { value: "grid", label: "Tampilan kisi", icon: LayoutGrid },
  { value: "list", label: "Tampilan daftar", icon: List },
] as const;

export type LookToggleProps = { look: ListLook; onChange: (look: ListLook) => void };

/** Cards or rows (§2.9). */
export function LookToggle({ look, onChange }: LookToggleProps) {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>Tampilan</VisuallyHidden>
      </legend>
      {CHOICES.map(({ value, label, icon: Icon }) => (
        <label key={value} className={styles.choice} title={label}>
          <input
            type="radio"
            name={group}
            className={styles.input}
            aria-label={label}
            checked={look === value}
            onChange={() => onChange(value)}
          />
          <Icon className={styles.icon} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
