import { paths } from "../../shared/paths";
import { TicketListScreen } from "../../tickets/list/TicketListScreen";
import { allTicketsTexts } from "./texts";

/** /internal-esdm/all-tickets (§2.4). */
export function AllTickets() {
  return (
    <TicketListScreen
      list="internalAll"
      {...allTicketsTexts}
      lang="en"
      allPath={paths.internalEsdm.allTickets}
      ticketPath={paths.internalEsdm.ticket}
      createPath={paths.internalEsdm.createTicket}
      hasChips
      exports
    />
  );
}
