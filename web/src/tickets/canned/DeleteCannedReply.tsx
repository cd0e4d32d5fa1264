import type { CannedReply } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { AlertDialog } from "../../ui/overlay/AlertDialog";

export type DeleteCannedReplyProps = { reply: CannedReply; onClose: () => void };

export function DeleteCannedReply({ reply, onClose }: DeleteCannedReplyProps) {
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={`Hapus balasan “${reply.title}”?`}
      confirmLabel="Hapus"
      onConfirm={() => {
        dispatchAndTell(
          { cannedReply: { delete: { id: reply.id } } },
          `Balasan “${reply.title}” dihapus.`,
        );
        onClose();
      }}
    >
      Balasan ini hilang bagi semua agen. Balasan yang sudah terkirim tidak berubah. Balasan ini
      dapat dipulihkan dari Riwayat.
    </AlertDialog>
  );
}
