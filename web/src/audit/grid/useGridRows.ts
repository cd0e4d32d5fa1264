import { useState } from "react";
import { useTyped } from "../../app/useTyped";
import type { DataSubject, TableQuery } from "../../core/pkg/portal_core";
import { useView } from "../../core/useView";
import type { GridSort } from "./GridHeader";
import { DRAWN_WHOLE } from "./gridWindow";
import { useGridWindow } from "./useGridWindow";

const HEAD = { first: 0, count: DRAWN_WHOLE };

/** Pressing a heading: upwards, then downwards, then as the file has it. */
function pressed(sort: GridSort | undefined, column: number): GridSort | undefined {
  if (sort?.column !== column) return { column, direction: "asc" };
  return sort.direction === "asc" ? { column, direction: "desc" } : undefined;
}

/** The rows of a dataset as they are searched, sorted and scrolled; read from the core a window at a time. */
export function useGridRows(subject: DataSubject) {
  const [search, setSearch] = useState("");
  const [typed, setTyped] = useTyped(search, setSearch);
  const [sort, setSort] = useState<GridSort>();

  const all: Omit<TableQuery, "first" | "count"> = {
    subject,
    search: "",
    sort: undefined,
    direction: "asc",
  };
  const query = { ...all, search, sort: sort?.column, direction: sort?.direction ?? all.direction };

  const sample = useView("tableRows", { ...all, ...HEAD });
  const head = useView("tableRows", { ...query, ...HEAD });
  const matching = head.kind === "ok" ? head.value.matching : 0;
  const order = JSON.stringify(query);
  const place = useGridWindow(matching, order);
  const { first, count } = place.drawn;
  const rows = useView("tableRows", { ...query, first, count });

  return {
    sample,
    rows,
    query,
    order,
    sort,
    sortBy: (column: number) => setSort(pressed(sort, column)),
    typed,
    setTyped,
    clear: () => setTyped(""),
    ...place,
  };
}
