import { type AssignmentRow, useVocabulary } from "../engine";
import { labelOf } from "../platform/labelOf";
import { MarkBadge } from "../ui/display/MarkBadge";
import type { Shape } from "../ui/display/shapes";
import type { Tone } from "../ui/display/tone";
import styles from "./AssignmentStatus.module.css";

type Look = { tone: Tone; shape: Shape };

/** How each status of an assignment looks (§4). */
export const ASSIGNMENT_LOOK = {
  assigned: { tone: "info", shape: "diamond" },
  in_progress: { tone: "accent", shape: "quarter" },
  completed: { tone: "success", shape: "check" },
} as const satisfies Record<AssignmentRow["status"], Look>;

/** How the mark of a late one looks. */
export const LATE_LOOK = { tone: "danger", shape: "cross" } as const satisfies Look;

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
