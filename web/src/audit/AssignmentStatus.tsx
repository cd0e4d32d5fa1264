import { type AssignmentRow, useVocabulary } from "../engine";
import { labelOf } from "../platform/labelOf";
import { MarkBadge } from "../ui/display/MarkBadge";
import type { Look } from "../ui/display/ticketLook";
import styles from "./AssignmentStatus.module.css";

/** Tone and shape of each status of an assignment (§4). */
export const ASSIGNMENT_LOOK = {
  assigned: { tone: "info", shape: "diamond" },
  in_progress: { tone: "accent", shape: "quarter" },
  completed: { tone: "success", shape: "check" },
} as const satisfies Record<AssignmentRow["status"], Look>;

export const LATE_LOOK = { tone: "danger", shape: "cross" } as const satisfies Look;

export type AssignmentStatusProps = Pick<AssignmentRow, "status"> & {
  /** Omit it if other text says that the assignment is late. */
  due?: AssignmentRow["due"] | undefined;
  /** Without a frame, for the second line of a table's cell. */
  plain?: boolean | undefined;
};

/** The status of an assignment (§4) and a mark if it is late. */
export function AssignmentStatus({ status, due, plain }: AssignmentStatusProps) {
  const { assignmentStatuses, overdue } = useVocabulary();
  return (
    <span className={styles.marks}>
      <MarkBadge
        {...ASSIGNMENT_LOOK[status]}
        label={labelOf(assignmentStatuses, status)}
        plain={plain}
      />
      {due?.isOverdue && <MarkBadge {...LATE_LOOK} label={overdue} />}
    </span>
  );
}
