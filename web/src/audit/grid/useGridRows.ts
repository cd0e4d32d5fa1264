import { type DataSubject, type TableQuery, useView } from "../../engine";
import { useGridAddress } from "./useGridAddress";
import { useGridWindow } from "./useGridWindow";
import { usePreparedSearch, usePreparedSort } from "./usePreparedRows";

export type RowsQuery = Omit<TableQuery, "first" | "count">;

/** Enough rows to determine the column widths. */
const SAMPLE = { first: 0, count: 200 };

export function useGridRows(subject: DataSubject) {
  const address = useGridAddress();
  const all: RowsQuery = {
    subject,
    search: "",
    sort: undefined,
    direction: "asc",
  };
  const sample = useView("tableRows", { ...all, ...SAMPLE });

  // Do not prepare search and order before the rows are loaded.
  const isThere = sample.kind === "ok" && !sample.value.isLoading && !sample.value.lost;
  const { found, isSearching } = usePreparedSearch(subject, isThere ? address.typed : "");
  const { sort, isSorting } = usePreparedSort(subject, isThere ? address.wanted : undefined);

  const query = {
    ...all,
    search: found,
    sort: sort?.column,
    direction: sort?.direction ?? all.direction,
  };

  const list = useView("tableRows", { ...query, first: 0, count: 0 });
  const matching = list.kind === "ok" ? list.value.matching : 0;
  const columns = sample.kind === "ok" ? sample.value.columns.length : 0;
  const order = JSON.stringify(query);
  const place = useGridWindow({ rows: matching, columns }, order);

  return {
    sample,
    list,
    matching,
    query,
    order,
    sort,
    sortBy: address.sortBy,
    isSearching,
    isSorting,
    typed: address.typed,
    search: address.search,
    clear: address.clear,
    ...place,
  };
}
