import { useId } from "react";
import styles from "./ProgressBar.module.css";

export type ProgressBarProps = {
  /** What is being done. */
  label: string;
  /** How much of it is done, from 0 to 1; left out while that is not known. */
  share: number | undefined;
};

/** Work that is under way. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {share !== undefined && (
        <span className={styles.share} aria-hidden="true">
          {Math.floor(share * 100)}%
        </span>
      )}
      <progress id={id} className={styles.bar} max={1} value={share} />
    </div>
  );
}
