import { paths } from "../../shared/paths";
import { TicketListScreen } from "../../tickets/list/TicketListScreen";

/** /badan-usaha/tickets (§2.3). */
export function Tickets() {
  return (
    <TicketListScreen
      list="businessAll"
      title="All Tickets"
      lang="en"
      purpose="Pantau tiket help desk perusahaan Anda dari pengajuan sampai selesai."
      allPath={paths.badanUsaha.tickets}
      ticketPath={paths.badanUsaha.ticket}
      createPath={paths.badanUsaha.createTicket}
      hasChips
      empty={{
        title: "Belum ada tiket",
        text: "Keluhan yang Anda ajukan muncul di sini beserta statusnya.",
      }}
    />
  );
}
