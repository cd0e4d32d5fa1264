import { useCallback, useMemo } from "react";
import { orderAfter } from "../../app/listOrder";
import { LIST_PARTS, useAddressQuery } from "../../app/useAddressQuery";
import type { ListKind, ListSort } from "../../core/pkg/portal_core";
import { useView } from "../../core/useView";

const PARTS = { ...LIST_PARTS, status: "status", label: "label" };

/** One of the lists of §2.3–2.5 as the address asks for it, and what changes the address. */
export function useTicketList(list: ListKind) {
  const { state, change, searchAfter } = useAddressQuery(PARTS);
  const query = useMemo(() => ({ list, ...state }), [list, state]);
  const answer = useView("ticketList", query);

  const search = useCallback(
    (text: string) => change({ search: text }, { replace: true }),
    [change],
  );

  const sortBy = (column: string, current: ListSort | undefined) =>
    change(orderAfter(column, current && { key: current.column, direction: current.direction }));

  const clear = () => change({ search: undefined, status: undefined, label: undefined });

  return { query, answer, change, searchAfter, search, sortBy, clear };
}

export type TicketListState = ReturnType<typeof useTicketList>;
