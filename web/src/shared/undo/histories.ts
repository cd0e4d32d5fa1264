import type { Slice } from "../../engine";

/** Kinds of records with a history, and the history's title. */
export const HISTORIES = {
  tickets: "Riwayat tiket",
  labels: "Riwayat label",
  cannedReplies: "Riwayat balasan",
  auditors: "Riwayat auditor",
  assignments: "Riwayat penugasan",
  dashboards: "Riwayat dashboard",
} as const satisfies Partial<Record<Slice, string>>;

const WHOLE = "Setiap perubahan dapat dibatalkan dengan kembali ke versi sebelumnya.";

/** Explains the history. */
export const historyHint = (slice: HistorySlice) =>
  slice === "tickets"
    ? "Setiap bagian dikembalikan sendiri; balasan tidak berubah. Tampil di sini: perubahan di antara 256 tindakan terbaru di portal."
    : WHOLE;

export type HistorySlice = keyof typeof HISTORIES;
