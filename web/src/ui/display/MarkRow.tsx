import type { ReactNode } from "react";
import styles from "./MarkRow.module.css";

export type MarkRowProps = { children: ReactNode };

/** Badges or tags side by side, wrapping where there is no room. */
export function MarkRow({ children }: MarkRowProps) {
  return <span className={styles.row}>{children}</span>;
}
