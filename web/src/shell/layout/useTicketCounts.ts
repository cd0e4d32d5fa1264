import { type StatusCounts, useView } from "../../engine";
import { figure } from "../../platform/figure";

/** Gives a menu entry the number of tickets that wait behind it. */
export function useTicketCounts() {
  const counts = useView("ticketCounts");
  return (which: keyof StatusCounts) =>
    counts.kind === "ok" ? { count: figure(counts.value[which]), counted: "tiket" } : {};
}
