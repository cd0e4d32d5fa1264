import { useMemo } from "react";
import { portal, type TicketListQuery } from "../../engine";
import { usePrepared } from "../../platform/usePrepared";

/** Does a part of the sorting; returns false while more remains. */
function prepare(order: Pick<TicketListQuery, "list" | "sla" | "sort" | "direction">): boolean {
  const answer = portal().readOnce("ticketsPrepared", order);
  return answer.kind === "refused" || answer.value;
}

/** The query to show. A very long list keeps its previous order until the new one is sorted. */
export function usePreparedOrder(query: TicketListQuery) {
  const { list, sla, sort, direction } = query;
  const order = useMemo(() => ({ list, sla, sort, direction }), [list, sla, sort, direction]);
  const { ready, isPreparing } = usePrepared(order, prepare);
  const shown = isPreparing
    ? { ...query, sla: ready?.sla, sort: ready?.sort, direction: ready?.direction }
    : query;
  return { shown, isSorting: isPreparing };
}
