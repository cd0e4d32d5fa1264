import { useCallback } from "react";
import { type DataSubject, portal, type TableQuery } from "../../engine";
import { usePrepared } from "../../platform/usePrepared";
import type { GridSort } from "./GridHeader";

/** What a table is searched for. In a very long one it changes once the rows are found, and the page goes on meanwhile. */
export function usePreparedSearch(subject: DataSubject, search: string) {
  const prepare = useCallback((search: string) => prepareRows(subject, { search }), [subject]);
  const { ready, isPreparing } = usePrepared(search, prepare);
  return { found: ready ?? "", isSearching: isPreparing };
}

/** By which column a table is sorted. Of a very long one it changes once the rows are sorted, and the page goes on meanwhile. */
export function usePreparedSort(subject: DataSubject, wanted: GridSort | undefined) {
  const prepare = useCallback(
    (sort: GridSort | undefined) =>
      sort === undefined || prepareRows(subject, { sort: sort.column, direction: sort.direction }),
    [subject],
  );
  const { ready, isPreparing } = usePrepared(wanted, prepare);
  return { sort: ready, isSorting: isPreparing };
}

const ALL = { search: "", sort: undefined, direction: "asc", first: 0, count: 0 } as const;

/** Does a part of the work of searching and sorting a table; false while there is more of it. */
function prepareRows(subject: DataSubject, wanted: Partial<TableQuery>): boolean {
  const answer = portal().readOnce("tablePrepared", { subject, ...ALL, ...wanted });
  return answer.kind === "refused" || answer.value;
}
