import type { ReactNode } from "react";
import styles from "./StatGrid.module.css";

export type StatGridProps = { label: string; children: ReactNode };

/** Stat cards side by side, as many as fit. */
export function StatGrid({ label, children }: StatGridProps) {
  return (
    <section className={styles.grid} aria-label={label}>
      {children}
    </section>
  );
}
