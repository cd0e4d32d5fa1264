import { type AssignmentRow, useVocabulary } from "../engine";
import { labelOf } from "../platform/labelOf";
import { MarkBadge } from "../ui/display/MarkBadge";
import styles from "./AssignmentStatus.module.css";
import { ASSIGNMENT_LOOK, LATE_LOOK } from "./assignmentLook";

export type AssignmentStatusProps = Pick<AssignmentRow, "status"> & {
  /** Left out where other words say that it is late. */
  due?: AssignmentRow["due"] | undefined;
};

/** How far an assignment is (§4), and beside it that it is late. */
export function AssignmentStatus({ status, due }: AssignmentStatusProps) {
  const { assignmentStatuses, overdue } = useVocabulary();
  return (
    <span className={styles.marks}>
      <MarkBadge {...ASSIGNMENT_LOOK[status]} label={labelOf(assignmentStatuses, status)} />
      {due?.isOverdue && <MarkBadge {...LATE_LOOK} label={overdue} />}
    </span>
  );
}
