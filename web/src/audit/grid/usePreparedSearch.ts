import { useCallback } from "react";
import type { DataSubject } from "../../engine";
import { usePrepared } from "../../platform/usePrepared";
import { prepareRows } from "./prepareRows";

/** What a table is searched for. In a very long one it changes once the rows are found, and the page goes on meanwhile. */
export function usePreparedSearch(subject: DataSubject, search: string) {
  const prepare = useCallback((search: string) => prepareRows(subject, { search }), [subject]);
  const { ready, isPreparing } = usePrepared(search, prepare);
  return { found: ready ?? "", isSearching: isPreparing };
}
