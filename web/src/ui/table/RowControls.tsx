import type { ReactNode } from "react";
import styles from "./RowControls.module.css";

export type RowControlsProps = {
  /** Whether one of them has words and so needs room: a narrow card gives them a line of their own. */
  isWorded: boolean;
  children: ReactNode;
};

/** The controls at the end of a table's row. */
export function RowControls({ isWorded, children }: RowControlsProps) {
  return (
    <span className={styles.controls} data-row-actions={isWorded ? "worded" : undefined}>
      {children}
    </span>
  );
}
