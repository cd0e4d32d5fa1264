import type { AuditorEntry } from "../../../engine";
import { dispatchAndTell } from "../../../shared/dispatchAndTell";
import { AlertDialog } from "../../../ui/overlay/AlertDialog";
import { deleteTexts, registerTexts } from "./texts";

export type DeleteAuditorProps = { entry: AuditorEntry; onClose: () => void };

/** Asks before an auditor is deleted, and says how many assignments are deleted too. */
export function DeleteAuditor({ entry: { auditor, assignments }, onClose }: DeleteAuditorProps) {
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={deleteTexts.question(auditor.name)}
      confirmLabel={registerTexts.remove}
      onConfirm={() => {
        dispatchAndTell(
          { auditor: { delete: { id: auditor.id } } },
          deleteTexts.done(auditor.name),
        );
        onClose();
      }}
    >
      {assignments > 0 ? deleteTexts.withAssignments(assignments) : deleteTexts.withoutAssignments}
    </AlertDialog>
  );
}
