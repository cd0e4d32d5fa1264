import { paths } from "../../shared/paths";
import { TicketListScreen } from "../../tickets/list/TicketListScreen";
import { ticketsTexts } from "./texts";

/** /badan-usaha/tickets (§2.3). */
export function Tickets() {
  return (
    <TicketListScreen
      list="businessAll"
      {...ticketsTexts}
      lang="en"
      allPath={paths.badanUsaha.tickets}
      ticketPath={paths.badanUsaha.ticket}
      createPath={paths.badanUsaha.createTicket}
      hasChips
    />
  );
}
