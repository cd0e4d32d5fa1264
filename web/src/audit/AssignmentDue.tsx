import type { Due } from "../engine";
import styles from "./AssignmentDue.module.css";

/** The last day, and under it how far away it is or how late the assignment is. */
export function AssignmentDue({ due }: { due: Due }) {
  return (
    <span className={styles.due}>
      {due.date}
      {due.distance && (
        <span className={styles.distance} data-tone={due.isOverdue ? "danger" : "neutral"}>
          {due.distance}
        </span>
      )}
    </span>
  );
}
