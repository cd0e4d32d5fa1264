import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

const KEY = "portal-minerba.lists";

/**
 * True if the page was reloaded or reached through the browser's history: stored lists are valid.
 */
const isReturn = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && (entry.type === "reload" || entry.type === "back_forward"));

/** For each unfiltered list, the address at which the list was last viewed. */
const lookedAt = new Map(isReturn() ? kept() : []);

/** Entries of this tab before a reload. Session storage may be blocked, or may contain anything. */
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

/** Scroll position of each list when it was left, by address. */
const scrolled = new Map<string, number>();

function keep(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(lookedAt)));
  } catch {
    // Storage is blocked: after a reload, 'Kembali' leads to the unfiltered list.
  }
}

/**
 * Remembers a list's address for 'Kembali' on the pages of its rows. `whole` is the address of the unfiltered list.
 * Does nothing while a dialog with its own address covers the list (`isCovered`).
 */
export function useKeptList(whole: string, isCovered = false): void {
  const { pathname, search } = useLocation();
  const list = pathname + search;
  useEffect(() => {
    if (isCovered) return;
    lookedAt.set(whole, list);
    keep();
  }, [whole, list, isCovered]);
  const shown = useRef(list);
  useEffect(() => {
    shown.current = list;
  }, [list]);
  // A layout effect, to read the position before a shorter screen replaces the list.
  useLayoutEffect(() => () => void scrolled.set(shown.current, window.scrollY), []);
}

/** Navigation state of 'Kembali': the page that was left, and the scroll position of the list. */
export type Return = { from: string; scroll: number };

/** Navigation state for 'Kembali' on the page at `from`. */
export const returnTo = (list: string, from: string): Return => ({
  from,
  scroll: scrolled.get(list) ?? 0,
});

/** Validates navigation state, which other sites and old versions can set. */
export const readReturn = (state: unknown): Return | undefined => {
  if (typeof state !== "object" || state === null) return undefined;
  if (!("from" in state) || typeof state.from !== "string") return undefined;
  if (!("scroll" in state) || typeof state.scroll !== "number") return undefined;
  return { from: state.from, scroll: state.scroll };
};

/** Address of the last viewed list with its search, filters and page; `whole` if the page was opened directly. */
export const lastList = (whole: string): string => lookedAt.get(whole) ?? whole;
