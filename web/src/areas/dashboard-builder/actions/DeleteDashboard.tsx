import { dispatchAndTell } from "../../../shared/dispatchAndTell";
import { AlertDialog } from "../../../ui/overlay/AlertDialog";
import type { ActedOn } from "./useDashboardActions";

export type DeleteDashboardProps = {
  dashboard: Pick<ActedOn, "id" | "name" | "isPublished">;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
};

/** Asks before a dashboard is deleted, with the text of §8. */
export function DeleteDashboard({ dashboard, onClose, onDeleted }: DeleteDashboardProps) {
  const { id, name, isPublished } = dashboard;
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={`Apakah Anda yakin ingin menghapus dashboard "${name}"?`}
      confirmLabel="Hapus"
      onConfirm={() => {
        const isDeleted = dispatchAndTell(
          { dashboard: { delete: { dashboard: id } } },
          `Dashboard “${name}” dihapus.`,
        );
        onClose();
        if (isDeleted) onDeleted?.();
      }}
    >
      {isPublished
        ? "Pembacanya tidak dapat membukanya lagi. Dashboard dapat dipulihkan dari Riwayat."
        : "Dashboard dapat dipulihkan dari Riwayat."}
    </AlertDialog>
  );
}
