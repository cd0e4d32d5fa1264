import type { ReactNode } from "react";
import styles from "../page/VisuallyHidden.module.css";

export type LiveRegionProps = { message: ReactNode; lang?: string | undefined };

/** Announces a change to screen readers that is visible elsewhere. Keep it mounted and change its message. */
export function LiveRegion({ message, lang }: LiveRegionProps) {
  return (
    <p role="status" className={styles.hidden} lang={lang}>
      {message}
    </p>
  );
}
