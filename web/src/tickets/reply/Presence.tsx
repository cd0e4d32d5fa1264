import { PenLine } from "lucide-react";
import { usePresence } from "../../engine";
import styles from "./ReplyForm.module.css";

/** Other people who write in this ticket. The region stays, so that a screen reader announces the sentence once. */
export function Presence({ ticket }: { ticket: string }) {
  const words = usePresence(ticket);
  return (
    <p role="status" className={styles.presence}>
      {words && (
        <>
          <PenLine className={styles.presenceIcon} aria-hidden="true" />
          {words}
        </>
      )}
    </p>
  );
}
