import type { AssignmentRow } from "../../../engine";
import { dispatchAndTell } from "../../../shared/dispatchAndTell";
import { AlertDialog } from "../../../ui/overlay/AlertDialog";

export type DeleteAssignmentProps = { row: AssignmentRow; onClose: () => void };

/** Asks before an assignment is deleted, with the text of §8. */
export function DeleteAssignment({ row, onClose }: DeleteAssignmentProps) {
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={`Apakah Anda yakin ingin menghapus penugasan "${row.dataName}"?`}
      confirmLabel="Hapus"
      onConfirm={() => {
        dispatchAndTell(
          { assignment: { delete: { assignment: row.id } } },
          `Penugasan “${row.dataName}” dihapus.`,
        );
        onClose();
      }}
    >
      Data ini tidak lagi tampil pada {row.auditorName}. Penugasan dapat dipulihkan dari Riwayat.
    </AlertDialog>
  );
}
