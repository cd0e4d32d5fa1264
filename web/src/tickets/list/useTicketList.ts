import { useCallback, useMemo } from "react";
import { type ListKind, type ListSort, type TicketListQuery, useView } from "../../engine";
import { orderAfter } from "../../shared/listOrder";
import { useAddressQuery } from "../../shared/useAddressQuery";
import { TICKET_PARTS, UNFILTERED, viewParts } from "./listParts";
import { usePreparedOrder } from "./usePreparedOrder";

/** The order that is being prepared. */
const asked = ({ sort, direction }: Pick<TicketListQuery, "sort" | "direction">) =>
  ({ key: sort, direction: direction === "desc" ? "desc" : "asc" }) as const;

/** One of the lists of §2.3–2.5, read with search, filters and order from the address. */
export function useTicketList(list: ListKind) {
  const { state, change, type } = useAddressQuery(TICKET_PARTS);
  const { savedView, query, parts } = useMemo(() => {
    const { savedView, ...query } = state;
    return { savedView, query: { list, ...query }, parts: viewParts(query) };
  }, [list, state]);
  const { shown, isSorting } = usePreparedOrder(query);
  const answer = useView("ticketList", shown);

  const search = useCallback((text: string) => type({ search: text }), [type]);

  const sortBy = (column: string, current: ListSort | undefined) => {
    const now = current && { key: current.column, direction: current.direction };
    change(orderAfter(column, isSorting ? asked(query) : now));
  };

  const clear = () => change({ ...UNFILTERED, savedView: undefined });

  return { query, parts, savedView, answer, isSorting, change, search, sortBy, clear };
}

export type TicketListState = ReturnType<typeof useTicketList>;
