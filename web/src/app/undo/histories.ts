import type { Slice } from "../../core/pkg/portal_core";

/** The records to whose earlier values one can return, and what theirs is called. */
export const HISTORIES = {
  labels: "Riwayat label",
  cannedReplies: "Riwayat balasan",
  auditors: "Riwayat auditor",
  assignments: "Riwayat penugasan",
  dashboards: "Riwayat dashboard",
} as const satisfies Partial<Record<Slice, string>>;

export type HistorySlice = keyof typeof HISTORIES;
