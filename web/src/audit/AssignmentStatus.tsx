import { labelOf } from "../core/labelOf";
import type { AssignmentRow, AssignmentStatus as Status } from "../core/pkg/portal_core";
import { useVocabulary } from "../core/useView";
import { MarkBadge } from "../ui/display/MarkBadge";
import type { Shape } from "../ui/display/shapes";
import type { Tone } from "../ui/display/tone";
import styles from "./AssignmentStatus.module.css";

const LOOK = {
  assigned: { tone: "info", shape: "diamond" },
  in_progress: { tone: "accent", shape: "quarter" },
  completed: { tone: "success", shape: "check" },
} as const satisfies Record<Status, { tone: Tone; shape: Shape }>;

/** How far an assignment is (§4), and beside it that it is late. */
export function AssignmentStatus({ status, due }: Pick<AssignmentRow, "status" | "due">) {
  const { assignmentStatuses, overdue } = useVocabulary();
  return (
    <span className={styles.marks}>
      <MarkBadge {...LOOK[status]} label={labelOf(assignmentStatuses, status)} />
      {due.isOverdue && <MarkBadge tone="danger" shape="cross" label={overdue} />}
    </span>
  );
}
