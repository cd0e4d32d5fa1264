import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { useFocusRescue } from "../../../app/useFocusRescue";
import type { AssignmentRow } from "../../../core/pkg/portal_core";
import { IconButton } from "../../../ui/action/IconButton";
import { RowControls } from "../../../ui/table/RowControls";
import { AssignmentSteps } from "./AssignmentSteps";

export type AssignmentActionsProps = { row: AssignmentRow; onDelete: () => void };

/** The controls at the end of a row. */
export function AssignmentActions({ row, onDelete }: AssignmentActionsProps) {
  const controls = useRef<HTMLSpanElement>(null);
  // The step that was taken takes its button away under the focus, which then goes to the next one of the row.
  useFocusRescue(row.status, () => controls.current?.querySelector("button"));
  return (
    <RowControls ref={controls} isWorded={row.canStart || row.canComplete}>
      <AssignmentSteps row={row} size="small" />
      <IconButton label="Hapus" icon={Trash2} size="small" tone="danger" onClick={onDelete} />
    </RowControls>
  );
}
