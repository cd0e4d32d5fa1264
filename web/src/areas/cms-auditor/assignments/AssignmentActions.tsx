import { Trash2 } from "lucide-react";
import type { AssignmentRow } from "../../../engine";
import { IconButton } from "../../../ui/action/IconButton";
import { RowControls } from "../../../ui/table/RowControls";
import { AssignmentSteps, assignmentName } from "./AssignmentSteps";
import { deleteTexts } from "./texts";

export type AssignmentActionsProps = { row: AssignmentRow; onDelete: () => void };

export function AssignmentActions({ row, onDelete }: AssignmentActionsProps) {
  return (
    <RowControls isWorded={row.canStart || row.canComplete}>
      <AssignmentSteps row={row} size="small" />
      <IconButton
        label={deleteTexts.action(assignmentName(row))}
        icon={Trash2}
        size="small"
        tone="danger"
        onClick={onDelete}
      />
    </RowControls>
  );
}
