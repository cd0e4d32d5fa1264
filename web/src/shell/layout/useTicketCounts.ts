import { figure } from "../../platform/figure";
import type { StatusCounts } from "../../wasm/pkg/portal_core";
import { useView } from "../../engine/core/useView";

/** Gives a menu entry the number of tickets that wait behind it. */
export function useTicketCounts() {
  const counts = useView("ticketCounts");
  return (which: keyof StatusCounts) =>
    counts.kind === "ok" ? { count: figure(counts.value[which]), counted: "tiket" } : {};
}
