import { paths } from "../../shared/paths";
import { TicketListScreen } from "../../tickets/list/TicketListScreen";
import { allTicketsTexts } from "./texts";

/** /agent/all-tickets (§2.5). */
export function AllTickets() {
  return (
    <TicketListScreen
      list="agentAll"
      {...allTicketsTexts}
      allPath={paths.agent.allTickets}
      ticketPath={paths.agent.ticket}
      hasChips
      hasDropdown
      assigning="reassignOrReturn"
    />
  );
}
