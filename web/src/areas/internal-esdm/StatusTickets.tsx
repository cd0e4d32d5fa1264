import { paths } from "../../shared/paths";
import { STATUS_WORDS } from "../../tickets/list/statusWords";
import { TicketListScreen, type TicketListScreenProps } from "../../tickets/list/TicketListScreen";

type StatusList = Pick<TicketListScreenProps, "list" | "title" | "purpose" | "empty">;

const LISTS = {
  pending: { ...STATUS_WORDS.pending, list: "internalPending", title: "Pending" },
  open: {
    list: "internalOpen",
    title: "Open",
    purpose: "Tiket yang sedang dikerjakan.",
    empty: {
      title: "Tidak ada tiket Open",
      text: "Tiket yang sudah diambil agen dan sedang dikerjakan muncul di sini.",
    },
  },
  resolved: { ...STATUS_WORDS.resolved, list: "internalResolved", title: "Resolved" },
  closed: { ...STATUS_WORDS.closed, list: "internalClosed", title: "Closed" },
} as const satisfies Record<string, StatusList>;

/** /internal-esdm/pending, open, resolved and closed (§2.4). */
export function StatusTickets({ status }: { status: keyof typeof LISTS }) {
  return (
    <TicketListScreen
      {...LISTS[status]}
      lang="en"
      allPath={paths.internalEsdm.allTickets}
      ticketPath={paths.internalEsdm.ticket}
    />
  );
}
