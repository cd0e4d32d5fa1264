import type { Slice } from "../../engine";

/** The records to whose earlier values one can return, and what theirs is called. */
export const HISTORIES = {
  tickets: "Riwayat tiket",
  labels: "Riwayat label",
  cannedReplies: "Riwayat balasan",
  auditors: "Riwayat auditor",
  assignments: "Riwayat penugasan",
  dashboards: "Riwayat dashboard",
} as const satisfies Partial<Record<Slice, string>>;

const WHOLE = "Setiap perubahan dapat dibatalkan dengan kembali ke versi sebelumnya.";

/** What one can do there. */
export const historyHint = (slice: HistorySlice) =>
  slice === "tickets"
    ? "Setiap bagian dikembalikan sendiri; balasan tidak berubah. Tampil di sini: perubahan di antara 256 tindakan terbaru di portal."
    : WHOLE;

export type HistorySlice = keyof typeof HISTORIES;
