import { labelOf } from "../core/labelOf";
import type { AssignmentRow } from "../core/pkg/portal_core";
import { useVocabulary } from "../core/useView";
import { MarkBadge } from "../ui/display/MarkBadge";
import styles from "./AssignmentStatus.module.css";
import { ASSIGNMENT_LOOK, LATE_LOOK } from "./assignmentLook";

/** How far an assignment is (§4), and beside it that it is late. */
export function AssignmentStatus({ status, due }: Pick<AssignmentRow, "status" | "due">) {
  const { assignmentStatuses, overdue } = useVocabulary();
  return (
    <span className={styles.marks}>
      <MarkBadge {...ASSIGNMENT_LOOK[status]} label={labelOf(assignmentStatuses, status)} />
      {due.isOverdue && <MarkBadge {...LATE_LOOK} label={overdue} />}
    </span>
  );
}
