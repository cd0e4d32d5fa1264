import { paths } from "../../app/paths";
import { TicketListScreen, type TicketListScreenProps } from "../../tickets/list/TicketListScreen";

type StatusList = Pick<TicketListScreenProps, "list" | "title" | "purpose" | "empty">;

const LISTS = {
  pending: {
    list: "internalPending",
    title: "Pending",
    purpose: "Tiket yang menunggu jawaban badan usaha.",
    empty: {
      title: "Tidak ada tiket Pending",
      text: "Tiket yang menunggu jawaban badan usaha muncul di sini.",
    },
  },
  open: {
    list: "internalOpen",
    title: "Open",
    purpose: "Tiket yang sedang dikerjakan.",
    empty: {
      title: "Tidak ada tiket Open",
      text: "Tiket yang sudah diambil agen dan sedang dikerjakan muncul di sini.",
    },
  },
  resolved: {
    list: "internalResolved",
    title: "Resolved",
    purpose: "Tiket yang sudah mendapat penyelesaian.",
    empty: {
      title: "Tidak ada tiket Resolved",
      text: "Tiket yang sudah diselesaikan tetapi belum ditutup muncul di sini.",
    },
  },
  closed: {
    list: "internalClosed",
    title: "Closed",
    purpose: "Tiket yang sudah ditutup.",
    empty: {
      title: "Tidak ada tiket Closed",
      text: "Tiket yang sudah ditutup tersimpan di sini.",
    },
  },
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
