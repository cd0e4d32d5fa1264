import { createContext } from "react";

/** Opens the dialog that shares the ticket with this code. */
export const Sharing = createContext<(id: string) => void>(() => {
  throw new Error("TicketActionsProvider is missing around this screen");
});

/** A ticket's link to pass on; none where the page is a file, whose address means nothing on another device. */
export const linkToShare = (href: string, page: string): string | undefined => {
  const link = new URL(href, page);
  return link.protocol === "file:" ? undefined : link.href;
};
