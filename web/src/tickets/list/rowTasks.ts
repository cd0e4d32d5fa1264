import type { TicketListQuery, TicketRow } from "../../engine";
import type { assignLabels } from "../actions/texts";

/** How the list assigns a ticket. */
type Assigning = keyof typeof assignLabels;

export type RowTask = { kind: "close" | Assigning; row: TicketRow };

export type RowTasks = {
  ticketPath: (id: string) => string;
  /** The list, which goes along to the ticket. */
  query: TicketListQuery;
  /** The list's main action is a button in the row; the menu holds the others. */
  main: "take" | "assign" | undefined;
  assigning: Assigning;
  onAsk: (task: RowTask) => void;
};
