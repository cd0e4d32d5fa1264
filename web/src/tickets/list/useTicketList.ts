import { useCallback, useMemo } from "react";
import { type ListKind, type ListSort, type TicketListQuery, useView } from "../../engine";
import { orderAfter } from "../../shared/listOrder";
import { LIST_PARTS, useAddressQuery } from "../../shared/useAddressQuery";
import { usePreparedOrder } from "./usePreparedOrder";

const PARTS = { ...LIST_PARTS, status: "status", label: "label", assignee: "penanggungJawab" };

/** The order that is being prepared. */
const asked = ({ sort, direction }: Pick<TicketListQuery, "sort" | "direction">) =>
  ({ key: sort, direction: direction === "desc" ? "desc" : "asc" }) as const;

/** One of the lists of §2.3–2.5, read with search, filters and order from the address. */
export function useTicketList(list: ListKind) {
  const { state, change, type } = useAddressQuery(PARTS);
  const query = useMemo(() => ({ list, ...state }), [list, state]);
  const { shown, isSorting } = usePreparedOrder(query);
  const answer = useView("ticketList", shown);

  const search = useCallback((text: string) => type({ search: text }), [type]);

  const sortBy = (column: string, current: ListSort | undefined) => {
    const now = current && { key: current.column, direction: current.direction };
    change(orderAfter(column, isSorting ? asked(query) : now));
  };

  const clear = () =>
    change({ search: undefined, status: undefined, label: undefined, assignee: undefined });

  return { query, answer, isSorting, change, search, sortBy, clear };
}

export type TicketListState = ReturnType<typeof useTicketList>;
