import { useCallback, useMemo } from "react";
import { LIST_PARTS, useAddressQuery } from "../../app/useAddressQuery";
import type { ColumnKey, Direction, ListKind, ListSort } from "../../core/pkg/portal_core";
import { useView } from "../../core/useView";

/** What pressing a header does to the order it already gives: the other way round, then back to the list's own. */
const AFTER: Record<Direction, Direction | undefined> = { asc: "desc", desc: undefined };

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

  function sortBy(column: ColumnKey, current: ListSort | undefined) {
    const direction = current?.column === column ? AFTER[current.direction] : "asc";
    change({ sort: direction && column, direction });
  }

  const clear = () => change({ search: undefined, status: undefined, label: undefined });

  return { query, answer, change, searchAfter, search, sortBy, clear };
}

export type TicketListState = ReturnType<typeof useTicketList>;
