import { paths } from "../../shared/paths";
import { TicketListScreen } from "../../tickets/list/TicketListScreen";

/** /internal-esdm/all-tickets (§2.4). */
export function AllTickets() {
  return (
    <TicketListScreen
      list="internalAll"
      title="All Tickets"
      lang="en"
      purpose="Semua tiket help desk dari seluruh badan usaha."
      allPath={paths.internalEsdm.allTickets}
      ticketPath={paths.internalEsdm.ticket}
      createPath={paths.internalEsdm.createTicket}
      hasChips
      exports
      empty={{
        title: "Belum ada tiket",
        text: "Tiket muncul di sini begitu diajukan oleh badan usaha atau atas namanya.",
      }}
    />
  );
}
