import type { ReactNode } from "react";
import styles from "../page/VisuallyHidden.module.css";

export type LiveRegionProps = { message: ReactNode; lang?: string | undefined };

/** Says a change aloud that the eye sees elsewhere; keep it mounted and change its message. */
export function LiveRegion({ message, lang }: LiveRegionProps) {
  return (
    <p role="status" className={styles.hidden} lang={lang}>
      {message}
    </p>
  );
}
