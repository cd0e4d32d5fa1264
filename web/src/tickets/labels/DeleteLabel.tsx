import type { LabelUse } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import { deleteTexts, doneTexts } from "./texts";

export type DeleteLabelProps = { use: LabelUse; onClose: () => void };

/** Asks before a label is deleted, and says how many tickets lose it. */
export function DeleteLabel({ use: { label, tickets }, onClose }: DeleteLabelProps) {
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={deleteTexts.title(label.name)}
      confirmLabel={deleteTexts.confirm}
      onConfirm={() => {
        dispatchAndTell({ label: { delete: { id: label.id } } }, doneTexts.deleted(label.name));
        onClose();
      }}
    >
      {deleteTexts.consequence(tickets)} {deleteTexts.restorable}
    </AlertDialog>
  );
}
