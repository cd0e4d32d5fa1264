import type { LabelUse } from "../../engine";
import { figure } from "../../platform/figure";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { AlertDialog } from "../../ui/overlay/AlertDialog";

export type DeleteLabelProps = { use: LabelUse; onClose: () => void };

/** Asks before a label is deleted, and says how many tickets lose it. */
export function DeleteLabel({ use: { label, tickets }, onClose }: DeleteLabelProps) {
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={`Hapus label “${label.name}”?`}
      confirmLabel="Hapus"
      onConfirm={() => {
        dispatchAndTell({ label: { delete: { id: label.id } } }, `Label “${label.name}” dihapus.`);
        onClose();
      }}
    >
      {tickets === 0
        ? "Label ini tidak terpasang pada tiket mana pun."
        : `Label ini terpasang pada ${figure(tickets)} tiket dan akan dilepas dari semuanya.`}{" "}
      Label dapat dipulihkan dari Riwayat.
    </AlertDialog>
  );
}
