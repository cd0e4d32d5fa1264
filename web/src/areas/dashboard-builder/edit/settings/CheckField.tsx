import styles from "./CheckField.module.css";

export type CheckFieldProps = {
  label: string;
  checked: boolean;
  /** The reason must be visible beside the field. */
  disabled?: boolean | undefined;
  onChange: (checked: boolean) => void;
};

export function CheckField({ label, checked, disabled, onChange }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
}
