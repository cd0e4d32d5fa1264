import type { AssignmentRow } from "../../../engine";
import { dispatchAndTell } from "../../../shared/dispatchAndTell";
import { AlertDialog } from "../../../ui/overlay/AlertDialog";
import { deleteTexts } from "./texts";

export type DeleteAssignmentProps = { row: AssignmentRow; onClose: () => void };

/** Asks before an assignment is deleted, with the text of §8. */
export function DeleteAssignment({ row, onClose }: DeleteAssignmentProps) {
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={deleteTexts.question(row.dataName)}
      confirmLabel={deleteTexts.confirm}
      onConfirm={() => {
        dispatchAndTell(
          { assignment: { delete: { assignment: row.id } } },
          deleteTexts.done(row.dataName),
        );
        onClose();
      }}
    >
      {deleteTexts.effect(row.auditorName)}
    </AlertDialog>
  );
}
