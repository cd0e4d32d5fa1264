import type { TicketListScreenProps } from "./TicketListScreen";

type StatusWords = Pick<TicketListScreenProps, "purpose" | "empty">;

/** Titles and texts of the lists by status, for the ministry and the agents. */
export const STATUS_WORDS = {
  pending: {
    purpose: "Tiket yang menunggu jawaban badan usaha.",
    empty: {
      title: "Tidak ada tiket Pending",
      text: "Tiket yang menunggu jawaban badan usaha muncul di sini.",
    },
  },
  resolved: {
    purpose: "Tiket yang sudah mendapat penyelesaian.",
    empty: {
      title: "Tidak ada tiket Resolved",
      text: "Tiket yang sudah diselesaikan tetapi belum ditutup muncul di sini.",
    },
  },
  closed: {
    purpose: "Tiket yang sudah ditutup.",
    empty: {
      title: "Tidak ada tiket Closed",
      text: "Tiket yang sudah ditutup tersimpan di sini.",
    },
  },
} as const satisfies Record<string, StatusWords>;
