import { AlertDialog } from "../../ui/overlay/AlertDialog";

export type CloseQuestionProps = { isOpen: boolean; onStay: () => void; onClose: () => void };

/** Asks before a file that was read, and what was said about it, is let go. */
export function CloseQuestion({ isOpen, onStay, onClose }: CloseQuestionProps) {
  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={onStay}
      onConfirm={onClose}
      title="Tutup tanpa menyimpan?"
      confirmLabel="Tutup tanpa menyimpan"
      cancelLabel="Kembali"
    >
      Berkas yang sudah dibaca dan isian Anda akan hilang.
    </AlertDialog>
  );
}
