import { paths } from "../../shared/paths";
import { TicketListScreen } from "../../tickets/list/TicketListScreen";

/** /agent/all-tickets (§2.5). */
export function AllTickets() {
  return (
    <TicketListScreen
      list="agentAll"
      title="Semua Tiket"
      purpose="Seluruh tiket help desk, dari yang baru masuk sampai yang sudah ditutup."
      allPath={paths.agent.allTickets}
      ticketPath={paths.agent.ticket}
      hasChips
      hasDropdown
      assignLabel="Re-Assign Ticket"
      empty={{
        title: "Belum ada tiket",
        text: "Tiket muncul di sini begitu diajukan oleh badan usaha.",
      }}
    />
  );
}
