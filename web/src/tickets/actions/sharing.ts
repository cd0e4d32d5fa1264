import { createContext } from "react";

/** Opens the dialog that shares the ticket with this code. */
export const Sharing = createContext<(id: string) => void>(() => {
  throw new Error("TicketActionsProvider is missing around this screen");
});
