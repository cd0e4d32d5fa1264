import { paths } from "../../shared/paths";
import { STATUS_WORDS } from "../../tickets/list/statusWords";
import { TicketListScreen, type TicketListScreenProps } from "../../tickets/list/TicketListScreen";

type StatusList = Pick<
  TicketListScreenProps,
  "list" | "title" | "purpose" | "mainAction" | "empty"
>;

const LISTS = {
  new: {
    list: "agentNew",
    title: "New Tickets",
    purpose: "Tiket baru yang menunggu diambil.",
    mainAction: "take",
    empty: {
      title: "Tidak ada tiket baru",
      text: "Semua tiket sudah diambil. Tiket berikutnya muncul di sini begitu diajukan.",
    },
  },
  open: {
    list: "agentOpen",
    title: "Open Tickets",
    purpose: "Tiket yang sedang dikerjakan.",
    empty: {
      title: "Tidak ada tiket Open",
      text: "Tiket yang Anda atau rekan Anda ambil muncul di sini.",
    },
  },
  pending: { ...STATUS_WORDS.pending, list: "agentPending", title: "Pending Tickets" },
  resolved: { ...STATUS_WORDS.resolved, list: "agentResolved", title: "Resolved Tickets" },
  closed: { ...STATUS_WORDS.closed, list: "agentClosed", title: "Closed Tickets" },
} as const satisfies Record<string, StatusList>;

/** /agent/new, open, pending, resolved and closed (§2.5). */
export function StatusTickets({ status }: { status: keyof typeof LISTS }) {
  return (
    <TicketListScreen
      {...LISTS[status]}
      lang="en"
      allPath={paths.agent.allTickets}
      ticketPath={paths.agent.ticket}
      assignLabel="Re-Assign Ticket"
    />
  );
}
