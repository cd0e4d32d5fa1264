import type { TicketRow } from "../../engine";

/** The label of assigning: two in §2.4, and one in §2.5 that can also return the ticket. */
type AssignLabel = "Assign to Agent" | "Re-Assign" | "Re-Assign Ticket";

export type RowTask = { kind: "close" | AssignLabel; row: TicketRow };

export type RowTasks = {
  ticketPath: (id: string) => string;
  /** The list's main action is a button in the row; the menu holds the others. */
  main: "take" | "assign" | undefined;
  assignLabel: AssignLabel;
  onAsk: (task: RowTask) => void;
};
