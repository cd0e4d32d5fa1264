import { paths } from "../../shared/paths";
import { TicketListScreen } from "../../tickets/list/TicketListScreen";
import { deskListTexts } from "../../tickets/list/texts";

const LISTS = {
  waiting: { ...deskListTexts.returned, list: "internalWaiting" },
  unassigned: { ...deskListTexts.unassigned, list: "internalUnassigned" },
} as const;

/** /internal-esdm/waiting and unassigned. */
export function DeskTickets({ desk }: { desk: keyof typeof LISTS }) {
  return (
    <TicketListScreen
      {...LISTS[desk]}
      allPath={paths.internalEsdm.allTickets}
      ticketPath={paths.internalEsdm.ticket}
      mainAction="assign"
    />
  );
}
