import { useAnnouncedDispatch } from "../../app/useAnnouncedDispatch";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import { StillAssigned } from "./StillAssigned";

export type RemoveDataProps = {
  data: { id: string; name: string; assignments: number };
  what: "dokumen" | "data";
  onClose: () => void;
  onRemoved?: (() => void) | undefined;
};

/** Asks before a document or dataset is removed, or says beforehand that the core keeps it for an auditor. */
export function RemoveData({ data, what, onClose, onRemoved }: RemoveDataProps) {
  const announce = useAnnouncedDispatch();
  if (data.assignments > 0) return <StillAssigned data={data} what={what} onClose={onClose} />;
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
