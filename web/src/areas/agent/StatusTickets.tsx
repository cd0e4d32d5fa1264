import { paths } from "../../app/paths";
import { TicketListScreen, type TicketListScreenProps } from "../../tickets/list/TicketListScreen";

type StatusList = Pick<
  TicketListScreenProps,
  "list" | "title" | "purpose" | "mainAction" | "cardsBelow" | "empty"
>;

const LISTS = {
  new: {
    list: "agentNew",
    title: "New Tickets",
    purpose: "Tiket baru yang menunggu diambil.",
    mainAction: "take",
    cardsBelow: "48rem",
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
  pending: {
    list: "agentPending",
    title: "Pending Tickets",
    purpose: "Tiket yang menunggu jawaban badan usaha.",
    empty: {
      title: "Tidak ada tiket Pending",
      text: "Tiket yang menunggu jawaban badan usaha muncul di sini.",
    },
  },
  resolved: {
    list: "agentResolved",
    title: "Resolved Tickets",
    purpose: "Tiket yang sudah mendapat penyelesaian.",
    empty: {
      title: "Tidak ada tiket Resolved",
      text: "Tiket yang sudah diselesaikan tetapi belum ditutup muncul di sini.",
    },
  },
  closed: {
    list: "agentClosed",
    title: "Closed Tickets",
    purpose: "Tiket yang sudah ditutup.",
    empty: {
      title: "Tidak ada tiket Closed",
      text: "Tiket yang sudah ditutup tersimpan di sini.",
    },
  },
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
