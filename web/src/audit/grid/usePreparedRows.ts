import { useCallback } from "react";
import { type DataSubject, portal, type TableQuery } from "../../engine";
import { usePrepared } from "../../platform/usePrepared";
import type { GridSort } from "./GridHeader";

/** The search to show. In a very long table it changes only when the hits are found, and the page stays responsive. */
export function usePreparedSearch(subject: DataSubject, search: string) {
  const prepare = useCallback((search: string) => prepareRows(subject, { search }), [subject]);
  const { ready, isPreparing } = usePrepared(search, prepare);
  return { found: ready ?? "", isSearching: isPreparing };
}

/** The order to show. In a very long table it changes only when the rows are sorted, and the page stays responsive. */
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

/** Does a part of searching and sorting; returns false while more remains. */
function prepareRows(subject: DataSubject, wanted: Partial<TableQuery>): boolean {
  const answer = portal().readOnce("tablePrepared", { subject, ...ALL, ...wanted });
  return answer.kind === "refused" || answer.value;
}
