import type { TicketListQuery, TicketRow } from "../../engine";

/** The label of the assign action. The one of §2.5 can also return the ticket. */
type AssignLabel = "Assign to Agent" | "Re-Assign" | "Re-Assign Ticket";

export type RowTask = { kind: "close" | AssignLabel; row: TicketRow };

export type RowTasks = {
  ticketPath: (id: string) => string;
  /** The list, which goes along to the ticket. */
  query: TicketListQuery;
  /** The list's main action is a button in the row; the menu holds the others. */
  main: "take" | "assign" | undefined;
  assignLabel: AssignLabel;
  onAsk: (task: RowTask) => void;
};
