import type { Due } from "../engine";
import styles from "./AssignmentDue.module.css";

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
