import { Lock } from "lucide-react";
import styles from "./LockMark.module.css";

/** Says beside a title that external auditors only look (§2.7). */
export function LockMark() {
  return (
    <span className={styles.mark} data-tone="warning">
      <Lock className={styles.icon} aria-hidden="true" />
      Auditor eksternal hanya dapat melihat
    </span>
  );
}
