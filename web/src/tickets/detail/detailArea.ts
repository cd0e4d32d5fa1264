import type { ComponentType } from "react";
import type { TicketDetail } from "../../engine";
import type { ReplyWords } from "../reply/TicketComposer";

/** A wide window shows all actions as buttons; a narrow one shows the main one and a menu in the line of 'Kembali'. */
export type TicketToolsProps = { ticket: TicketDetail; part: "all" | "main" | "menu" };

/** The differences between the ticket pages of the three areas (§2.3–2.5). */
export type DetailArea = {
  /** The area's whole list. 'Kembali' opens it with its last filters. */
  list: string;
  /** Shown for an unknown code: a sentence that says which tickets this area shows. */
  scopeNote: string;
  /** Actions for an unknown code. */
  NotFoundTools?: ComponentType | undefined;
  HeaderActions: ComponentType<TicketToolsProps>;
  /** The actions beside the conversation, above the facts. */
  SideActions?: ComponentType<{ ticket: TicketDetail }> | undefined;
  /** The texts of the reply form. */
  reply: ReplyWords;
  /** True if the composer offers canned replies. */
  hasCanned?: boolean | undefined;
  /** True for staff, whose tickets wait for them in an order. */
  hasWorklist?: boolean | undefined;
  /** How 'Detail Tiket' changes the assignee. */
  assignsBy?: "assign" | "reassign" | undefined;
  /** The address of the list of tickets with a label. Only staff see labels. */
  ticketsWithLabel?: ((label: string) => string) | undefined;
};

/** The window width below which the facts are one line under the title. Paper keeps the order of the wide page. */
export const NARROW = "screen and (max-width: 1023.98px)";
