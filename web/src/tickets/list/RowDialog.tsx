import { ReassignDialog } from "../actions/ReassignDialog";
import { AssignDialog } from "../assign/AssignDialog";
import { CloseTicketDialog } from "../status/CloseTicketDialog";
import type { RowTask } from "./rowTasks";

export type RowDialogProps = { task: RowTask; onClose: () => void };

/** The dialog of what a row asked for; the row may leave the list while it is open. */
export function RowDialog({ task: { kind, row }, onClose }: RowDialogProps) {
  switch (kind) {
    case "close":
      return <CloseTicketDialog ticket={row.id} onClose={onClose} />;
    case "Re-Assign Ticket":
      return <ReassignDialog ticket={row} isOpen onClose={onClose} />;
    case "Assign to Agent":
    case "Re-Assign":
      return <AssignDialog ticket={row.id} onClose={onClose} />;
  }
}
