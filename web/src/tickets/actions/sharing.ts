import { createContext } from "react";

export const Sharing = createContext<(id: string) => void>(() => {
  throw new Error("TicketActionsProvider is missing around this screen");
});

/** The link to a ticket; `undefined` if the page is a file, whose address is useless on another device. */
export const linkToShare = (href: string, page: string): string | undefined => {
  const link = new URL(href, page);
  return link.protocol === "file:" ? undefined : link.href;
};
