import { type StatusCounts, useView } from "../../engine";
import { figure } from "../../platform/figure";
import { layoutTexts } from "./texts";

/** Adds the number of tickets to a menu entry. */
export function useTicketCounts() {
  const counts = useView("ticketCounts");
  return (which: keyof StatusCounts) =>
    counts.kind === "ok"
      ? { count: figure(counts.value[which]), counted: layoutTexts.tickets }
      : {};
}
