import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { isReturn } from "../../app/isReturn";

const KEY = "portal-minerba.lists";

/** The list that was looked at last, by the whole list that it is a part of. */
const lookedAt = new Map(isReturn() ? kept() : []);

/** Those of this tab before it was loaded anew. Storage may be shut (private windows, policies), or hold something else. */
function kept(): [string, string][] {
  try {
    const lists: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    const entries: [string, unknown][] = Object.entries(Object(lists));
    return entries.flatMap(([whole, list]) =>
      typeof list === "string" && list.startsWith("/") ? [[whole, list]] : [],
    );
  } catch {
    return [];
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(lookedAt)));
  } catch {
    // Not kept: after a reload the way back leads to the whole list.
  }
}

/**
 * Keeps a list's address, for 'Kembali' on the page of what it lists; `whole` is its area's whole list. Not while a dialog of
 * another address lies over it (`isCovered`): one comes back from there to the list that was looked at.
 */
export function useKeptList(whole: string, isCovered = false): void {
  const { pathname, search } = useLocation();
  const list = pathname + search;
  useEffect(() => {
    if (isCovered) return;
    lookedAt.set(whole, list);
    keep();
  }, [whole, list, isCovered]);
}

/** The list that was looked at last, with its search, filters and page; the whole list on a page that was opened directly. */
export const lastList = (whole: string): string => lookedAt.get(whole) ?? whole;
