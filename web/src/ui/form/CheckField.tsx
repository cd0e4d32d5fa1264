import styles from "./CheckField.module.css";

export type CheckFieldProps = {
  label: string;
  checked: boolean;
  /** The reason must be visible beside the field. */
  disabled?: boolean | undefined;
  /** Id of an explanation. */
  describedBy?: string | undefined;
  onChange: (checked: boolean) => void;
};

export function CheckField({ label, checked, disabled, describedBy, onChange }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
}
