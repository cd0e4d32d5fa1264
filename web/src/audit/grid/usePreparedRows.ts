import { useCallback, useMemo } from "react";
import { type DataSubject, portal, type TableQuery, useView } from "../../engine";
import { usePrepared } from "../../platform/usePrepared";
import type { GridSort } from "./GridHeader";

/** Query that decides which rows are shown. */
export type RowsFound = Pick<TableQuery, "search" | "filters">;

export const ALL_ROWS: RowsFound = { search: "", filters: "" };

const NO_DATA: DataSubject = { data: "" };

/** A query whose order and window do not matter. */
export const queryOf = (subject: DataSubject, found: RowsFound): TableQuery => ({
  subject,
  ...found,
  sort: undefined,
  direction: "asc",
  first: 0,
  count: 0,
});

/** The search and filters to show. In a very long table they change only when the rows are found, and the page stays responsive. */
export function usePreparedRows(subject: DataSubject, search: string, filters: string) {
  const wanted = useMemo(() => ({ search, filters }), [search, filters]);
  const prepare = useCallback(
    (found: RowsFound) => prepared("tablePrepared", queryOf(subject, found)),
    [subject],
  );
  const { ready, isPreparing } = usePrepared(wanted, prepare);
  return { found: ready ?? ALL_ROWS, isSearching: isPreparing };
}

/** The order to show. In a very long table it changes only when the rows are sorted, and the page stays responsive. */
export function usePreparedSort(subject: DataSubject, wanted: GridSort | undefined) {
  const prepare = useCallback(
    (sort: GridSort | undefined) =>
      sort === undefined ||
      prepared("tablePrepared", {
        ...queryOf(subject, ALL_ROWS),
        sort: sort.column,
        direction: sort.direction,
      }),
    [subject],
  );
  const { ready, isPreparing } = usePrepared(wanted, prepare);
  return { sort: ready, isSorting: isPreparing };
}

/** Statistics of the found rows; `undefined` while they are added up. `subject` and `found` must keep their identity. */
export function useFigures(subject: DataSubject, found: RowsFound) {
  const wanted = useMemo(() => queryOf(subject, found), [subject, found]);
  const { ready, isPreparing } = usePrepared(wanted, prepareFigures);
  const answer = useView("tableFigures", ready ?? queryOf(NO_DATA, ALL_ROWS));
  return answer.kind === "ok" && !isPreparing ? answer.value : undefined;
}

const prepareFigures = (query: TableQuery) => prepared("figuresPrepared", query);

/** Does a part of the work for a view; returns false while more remains. */
function prepared(view: "tablePrepared" | "figuresPrepared", query: TableQuery): boolean {
  const answer = portal().readOnce(view, query);
  return answer.kind === "refused" || answer.value;
}
