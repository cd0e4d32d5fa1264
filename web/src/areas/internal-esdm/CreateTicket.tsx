import { paths } from "../../shared/paths";
import { TicketFormScreen } from "../../tickets/form/TicketFormScreen";
import { createTexts } from "./texts";

/** Files a ticket for a business entity ('Ajukan Tiket', §2.4). */
export function CreateTicket() {
  return (
    <TicketFormScreen
      asksRequester
      purpose={createTexts.purpose}
      listPath={paths.internalEsdm.allTickets}
      ticketPath={paths.internalEsdm.ticket}
    />
  );
}
