import { paths } from "../../shared/paths";
import { TicketFormScreen } from "../../tickets/form/TicketFormScreen";

/** /badan-usaha/create-ticket (§2.3). */
export function CreateTicket() {
  return (
    <TicketFormScreen
      purpose="Jelaskan kendala Anda; tim kami menindaklanjuti melalui tiket ini."
      listPath={paths.badanUsaha.tickets}
      ticketPath={paths.badanUsaha.ticket}
    />
  );
}
