import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** The list that was looked at last, by the whole list that it is a part of. */
const lookedAt = new Map<string, string>();

/**
 * Keeps a list's address, for 'Kembali' on the page of what it lists; `whole` is its area's whole list. `path` is where the
 * list is by itself, if a dialog of another address can lie over it.
 */
export function useKeptList(whole: string, path?: string): void {
  const { pathname, search } = useLocation();
  const kept = (path ?? pathname) + search;
  useEffect(() => {
    lookedAt.set(whole, kept);
  }, [whole, kept]);
}

/** The list that was looked at last, with its search, filters and page; the whole list on a page that was opened directly. */
export const lastList = (whole: string): string => lookedAt.get(whole) ?? whole;
