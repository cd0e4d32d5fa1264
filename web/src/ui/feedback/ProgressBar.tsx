import { useId } from "react";
import styles from "./ProgressBar.module.css";

export type ProgressBarProps = {
  /** What is being done. */
  label: string;
  /** How much of it is done, from 0 to 1. */
  share: number;
};

const percent = new Intl.NumberFormat("id-ID", { style: "percent" });

/** Work of known length that is under way. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const id = useId();
  const done = Math.min(1, Math.max(0, share));
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.share} aria-hidden="true">
        {percent.format(Math.floor(done * 100) / 100)}
      </span>
      <progress id={id} className={styles.bar} max={1} value={done} />
    </div>
  );
}
