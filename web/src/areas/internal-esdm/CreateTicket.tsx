import { paths } from "../../shared/paths";
import { TicketFormScreen } from "../../tickets/form/TicketFormScreen";

/** Files a ticket for a business entity ('Ajukan Tiket', §2.4). */
export function CreateTicket() {
  return (
    <TicketFormScreen
      asksRequester
      purpose="Ajukan tiket atas nama badan usaha, misalnya dari telepon atau surat."
      listPath={paths.internalEsdm.allTickets}
      ticketPath={paths.internalEsdm.ticket}
    />
  );
}
