import { useState } from "react";
import type { DataSubject, TableQuery } from "../../core/pkg/portal_core";
import { useView } from "../../core/useView";
import { useGridWindow } from "./useGridWindow";
import { usePreparedSearch } from "./usePreparedSearch";
import { usePreparedSort } from "./usePreparedSort";

/** What is listed and how, without the place in it. */
export type RowsQuery = Omit<TableQuery, "first" | "count">;

/** Enough to tell how wide the columns have to be. */
const SAMPLE = { first: 0, count: 200 };

/** The rows of a dataset as they are searched, sorted and scrolled; read from the core piece by piece. */
export function useGridRows(subject: DataSubject) {
  const [typed, setTyped] = useState("");
  const { found, isSearching } = usePreparedSearch(subject, typed);
  const { sort, sortBy, isSorting } = usePreparedSort(subject);

  const all: RowsQuery = {
    subject,
    search: "",
    sort: undefined,
    direction: "asc",
  };
  const query = {
    ...all,
    search: found,
    sort: sort?.column,
    direction: sort?.direction ?? all.direction,
  };

  const sample = useView("tableRows", { ...all, ...SAMPLE });
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
    sortBy,
    isSearching,
    isSorting,
    typed,
    setTyped,
    clear: () => setTyped(""),
    ...place,
  };
}
