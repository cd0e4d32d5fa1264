import { Check, Play } from "lucide-react";
import type { AssignmentRow } from "../../../engine";
import { dispatchAndTell } from "../../../shared/dispatchAndTell";
import { Button } from "../../../ui/action/Button";
import { VisuallyHidden } from "../../../ui/page/VisuallyHidden";
import styles from "./assignments.module.css";
import { stepTexts } from "./texts";

export type AssignmentStepsProps = { row: AssignmentRow; size?: "regular" | "small" };

/** The next step: 'Mulai', then 'Selesai'. Both are one button, so the focus survives the step. */
export function AssignmentSteps({ row, size }: AssignmentStepsProps) {
  const { start, complete } = useMoveAssignment(row);
  if (!row.canStart && !row.canComplete) return null;
  const [words, icon, take] = row.canStart
    ? ([stepTexts.start, Play, start] as const)
    : ([stepTexts.complete, Check, complete] as const);
  return (
    <span className={styles.steps}>
      <Button size={size} icon={icon} onClick={take}>
        {words}
        <VisuallyHidden> {assignmentName(row)}</VisuallyHidden>
      </Button>
    </span>
  );
}

function useMoveAssignment({ id, dataName }: Pick<AssignmentRow, "id" | "dataName">) {
  return {
    start: () =>
      dispatchAndTell({ assignment: { start: { assignment: id } } }, stepTexts.started(dataName)),
    complete: () =>
      dispatchAndTell(
        { assignment: { complete: { assignment: id } } },
        stepTexts.completed(dataName),
      ),
  };
}

/** Names a row in the labels of its controls. Several auditors may have the same data, so its name alone is ambiguous. */
export const assignmentName = ({ dataName, auditorName }: AssignmentRow) =>
  `${dataName}, ${auditorName}`;
