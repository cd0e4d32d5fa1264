import { paths } from "../../shared/paths";
import { TicketListScreen } from "../../tickets/list/TicketListScreen";

/** /internal-esdm/reassign (§2.4). */
export function Reassign() {
  return (
    <TicketListScreen
      list="internalReassign"
      title="Re-assign Ticket"
      lang="en"
      purpose="Tiket Pending dan Open yang dapat dialihkan, beserta alasan pengembaliannya."
      allPath={paths.internalEsdm.allTickets}
      ticketPath={paths.internalEsdm.ticket}
      mainAction="assign"
      assignLabel="Re-Assign"
      empty={{
        title: "Tidak ada tiket untuk dialihkan",
        text: "Tiket berstatus Pending atau Open, termasuk yang dikembalikan agen, muncul di sini.",
      }}
    />
  );
}
