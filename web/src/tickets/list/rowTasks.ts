import type { TicketRow } from "../../engine";

/** Handing over as each list calls it: §2.4's two names, and §2.5's, which offers the way back as well. */
type AssignLabel = "Assign to Agent" | "Re-Assign" | "Re-Assign Ticket";

/** Something that a row's control asks about in a dialog. */
export type RowTask = { kind: "close" | AssignLabel; row: TicketRow };

/** What a list lets its rows do. */
export type RowTasks = {
  ticketPath: (id: string) => string;
  /** What one comes to this list for stands in the row itself; the menu holds the rest. */
  main: "take" | "assign" | undefined;
  assignLabel: AssignLabel;
  onAsk: (task: RowTask) => void;
};
