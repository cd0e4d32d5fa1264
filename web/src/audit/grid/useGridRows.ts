import { type DataSubject, type TableQuery, useView } from "../../engine";
import { useGridAddress } from "./useGridAddress";
import { useGridWindow } from "./useGridWindow";
import { ALL_ROWS, queryOf, usePreparedRows, usePreparedSort } from "./usePreparedRows";

export type RowsQuery = Omit<TableQuery, "first" | "count">;

/** Enough rows to determine the column widths. */
const SAMPLE = { first: 0, count: 200 };

export function useGridRows(subject: DataSubject) {
  const address = useGridAddress();
  const sample = useView("tableRows", { ...queryOf(subject, ALL_ROWS), ...SAMPLE });

  // Do not prepare search, filters and order before the rows are loaded.
  const isThere = sample.kind === "ok" && !sample.value.isLoading && !sample.value.lost;
  const { found, isSearching } = usePreparedRows(
    subject,
    isThere ? address.typed : "",
    isThere ? address.filters : "",
  );
  const { sort, isSorting } = usePreparedSort(subject, isThere ? address.wanted : undefined);

  const query: RowsQuery = {
    subject,
    ...found,
    sort: sort?.column,
    direction: sort?.direction ?? "asc",
  };
  const active = useView("tableFilters", queryOf(subject, { ...found, filters: address.filters }));

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
    found,
    order,
    sort,
    sortBy: address.sortBy,
    isSearching,
    isSorting,
    typed: address.typed,
    search: address.search,
    /** The filters in the address, and in words those that suit the table. */
    filters: address.filters,
    active: active.kind === "ok" ? active.value : [],
    filter: address.filter,
    clear: address.clear,
    ...place,
  };
}
