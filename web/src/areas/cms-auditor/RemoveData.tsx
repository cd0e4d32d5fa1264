import { useAnnouncedDispatch } from "../../app/useAnnouncedDispatch";
import { AlertDialog } from "../../ui/overlay/AlertDialog";

export type RemoveDataProps = {
  data: { id: string; name: string };
  what: "dokumen" | "data";
  onClose: () => void;
  onRemoved?: (() => void) | undefined;
};

/** Asks before a document or dataset is removed; the core keeps what an auditor is still assigned to. */
export function RemoveData({ data, what, onClose, onRemoved }: RemoveDataProps) {
  const announce = useAnnouncedDispatch();
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={`Apakah Anda yakin ingin menghapus ${what} "${data.name}"?`}
      confirmLabel="Hapus"
      onConfirm={() => {
        const isRemoved = announce(
          { repository: { remove: { id: data.id } } },
          `"${data.name}" dihapus.`,
        );
        onClose();
        if (isRemoved) onRemoved?.();
      }}
    >
      Penghapusan hanya dapat diurungkan sesaat sesudahnya.
    </AlertDialog>
  );
}
