import { useCallback, useState } from "react";
import type { DataSubject } from "../../core/pkg/portal_core";
import { usePrepared } from "../../core/usePrepared";
import type { GridSort } from "./GridHeader";
import { prepareRows } from "./prepareRows";

/** Pressing a heading: upwards, then downwards, then as the file has it. */
function pressed(sort: GridSort | undefined, column: number): GridSort | undefined {
  if (sort?.column !== column) return { column, direction: "asc" };
  return sort.direction === "asc" ? { column, direction: "desc" } : undefined;
}

/** By which column a table is sorted. Of a very long one it changes once the rows are sorted, and the page goes on meanwhile. */
export function usePreparedSort(subject: DataSubject) {
  const [wanted, setWanted] = useState<GridSort>();

  const prepare = useCallback(
    (sort: GridSort | undefined) =>
      sort === undefined || prepareRows(subject, { sort: sort.column, direction: sort.direction }),
    [subject],
  );
  const { ready, isPreparing } = usePrepared(wanted, prepare);
  const sortBy = useCallback((column: number) => setWanted((sort) => pressed(sort, column)), []);

  return { sort: ready, sortBy, isSorting: isPreparing };
}
