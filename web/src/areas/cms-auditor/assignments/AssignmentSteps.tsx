import { Check, Play } from "lucide-react";
import type { AssignmentRow } from "../../../core/pkg/portal_core";
import { Button } from "../../../ui/action/Button";
import styles from "./assignments.module.css";
import { useMoveAssignment } from "./useMoveAssignment";

export type AssignmentStepsProps = { row: AssignmentRow; size?: "regular" | "small" };

/** The step that can be taken now: 'Mulai', then 'Selesai'. */
export function AssignmentSteps({ row, size }: AssignmentStepsProps) {
  const { start, complete } = useMoveAssignment(row);
  if (!row.canStart && !row.canComplete) return null;
  return (
    <span className={styles.steps}>
      {row.canStart && (
        <Button size={size} icon={Play} onClick={start}>
          Mulai
        </Button>
      )}
      {row.canComplete && (
        <Button size={size} icon={Check} onClick={complete}>
          Selesai
        </Button>
      )}
    </span>
  );
}
