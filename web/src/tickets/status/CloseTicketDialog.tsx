import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import { closeTexts } from "./texts";

export type CloseTicketDialogProps = {
  /** The code of the ticket to close; `undefined` closes the dialog. */
  ticket: string | undefined;
  onClose: () => void;
};

/** Asks a requester before a ticket is closed (decisions §4). */
export function CloseTicketDialog({ ticket, onClose }: CloseTicketDialogProps) {
  if (ticket === undefined) return null;
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      onConfirm={() => {
        dispatchAndTell({ ticket: { close: { ticket } } }, closeTexts.done(ticket));
        onClose();
      }}
      title={closeTexts.title(ticket)}
      confirmLabel={closeTexts.confirm}
    >
      {closeTexts.consequence}
    </AlertDialog>
  );
}
