import { useId } from "react";
import styles from "./ProgressBar.module.css";

export type ProgressBarProps = {
  /** Names the work. */
  label: string;
  /** Finished share from 0 to 1; `undefined` while unknown. */
  share: number | undefined;
};

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
