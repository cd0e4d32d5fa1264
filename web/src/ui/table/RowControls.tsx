import type { ReactNode } from "react";
import styles from "./RowControls.module.css";

export type RowControlsProps = {
  /** True if a control has text: on a narrow card the controls then get their own line. */
  isWorded: boolean;
  children: ReactNode;
};

/** The controls at the end of a row. */
export function RowControls({ isWorded, children }: RowControlsProps) {
  return (
    <span className={styles.controls} data-row-actions={isWorded ? "worded" : undefined}>
      {children}
    </span>
  );
}
