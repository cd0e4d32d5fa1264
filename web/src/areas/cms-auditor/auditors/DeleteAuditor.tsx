import type { AuditorEntry } from "../../../engine";
import { figure } from "../../../platform/figure";
import { dispatchAndTell } from "../../../shared/dispatchAndTell";
import { AlertDialog } from "../../../ui/overlay/AlertDialog";

export type DeleteAuditorProps = { entry: AuditorEntry; onClose: () => void };

/** Asks before an auditor is deleted, and says how many assignments are deleted too. */
export function DeleteAuditor({ entry: { auditor, assignments }, onClose }: DeleteAuditorProps) {
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={`Apakah Anda yakin ingin menghapus auditor "${auditor.name}"?`}
      confirmLabel="Hapus"
      onConfirm={() => {
        dispatchAndTell(
          { auditor: { delete: { id: auditor.id } } },
          `Auditor ${auditor.name} dihapus.`,
        );
        onClose();
      }}
    >
      {assignments > 0
        ? `${figure(assignments)} penugasan milik auditor ini ikut dihapus. Semuanya dapat dipulihkan dari Riwayat.`
        : "Auditor ini tidak punya penugasan. Ia dapat dipulihkan dari Riwayat."}
    </AlertDialog>
  );
}
