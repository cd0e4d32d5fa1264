import { paths } from "../../shared/paths";
import { TicketListScreen } from "../../tickets/list/TicketListScreen";
import { reassignTexts } from "./texts";

/** /internal-esdm/reassign (§2.4). */
export function Reassign() {
  return (
    <TicketListScreen
      list="internalReassign"
      {...reassignTexts}
      lang="en"
      allPath={paths.internalEsdm.allTickets}
      ticketPath={paths.internalEsdm.ticket}
      mainAction="assign"
      assigning="reassign"
    />
  );
}
