import { paths } from "../../shared/paths";
import { TicketFormScreen } from "../../tickets/form/TicketFormScreen";
import { createTexts } from "./texts";

/** /badan-usaha/create-ticket (§2.3). */
export function CreateTicket() {
  return (
    <TicketFormScreen
      purpose={createTexts.purpose}
      listPath={paths.badanUsaha.tickets}
      ticketPath={paths.badanUsaha.ticket}
    />
  );
}
