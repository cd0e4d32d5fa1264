import { Info } from "lucide-react";
import type { Entry } from "../../engine";
import styles from "./Conversation.module.css";

/** What the portal itself says: thin and in the middle. */
export function SystemEntry({ entry }: { entry: Entry }) {
  return (
    <div className={styles.system}>
      <p className={styles.systemText}>
        <Info className={styles.systemIcon} aria-hidden="true" />
        <strong lang="en">{entry.senderName}</strong> {entry.content}
      </p>
      <p className={styles.when}>{entry.timestamp}</p>
    </div>
  );
}
