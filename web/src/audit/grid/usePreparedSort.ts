import { useCallback } from "react";
import type { DataSubject } from "../../engine";
import { usePrepared } from "../../platform/usePrepared";
import type { GridSort } from "./GridHeader";
import { prepareRows } from "./prepareRows";

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
