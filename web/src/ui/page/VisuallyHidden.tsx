import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

export type VisuallyHiddenProps = { children: ReactNode; lang?: string | undefined };

/** Words for screen readers alone. */
export function VisuallyHidden({ children, lang }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} lang={lang}>
      {children}
    </span>
  );
}
