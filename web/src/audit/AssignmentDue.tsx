import type { Due } from "../engine";
import { MarkBadge } from "../ui/display/MarkBadge";
import styles from "./AssignmentDue.module.css";
import { LATE_LOOK } from "./AssignmentStatus";

type AssignmentDueProps = { due: Due };

/** The date on which an assignment ends, and the time until then or since then. */
export function AssignmentDue({ due }: AssignmentDueProps) {
  return (
    <span className={styles.due}>
      {due.date}
      {due.distance && <DueDistance due={due} />}
    </span>
  );
}

/** The time until the end of an assignment, or a mark with the days it is late. */
export function DueDistance({ due }: AssignmentDueProps) {
  if (due.isOverdue) return <MarkBadge {...LATE_LOOK} label={due.distance} plain />;
  return <span className={styles.distance}>{due.distance || due.date}</span>;
}
