import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

const KEY = "portal-minerba.lists";

/** True if this page was reloaded or returned to: what this tab kept of the page before still holds. */
const isReturn = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && (entry.type === "reload" || entry.type === "back_forward"));

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

/** How far the list was scrolled when it was left, by its address. */
const scrolled = new Map<string, number>();

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
  const shown = useRef(list);
  useEffect(() => {
    shown.current = list;
  }, [list]);
  // Before the next screen is in its place, which may be shorter.
  useLayoutEffect(() => () => void scrolled.set(shown.current, window.scrollY), []);
}

/** Where one came from, for the list that 'Kembali' leads to; it travels in the state of the navigation. */
export type Return = { from: string; scroll: number };

/** What 'Kembali' on the page at `from` tells the list: whose row has the focus, and how far it was scrolled. */
export const returnTo = (list: string, from: string): Return => ({
  from,
  scroll: scrolled.get(list) ?? 0,
});

/** What a navigation brings of it; its state may be anybody's. */
export const readReturn = (state: unknown): Return | undefined => {
  if (typeof state !== "object" || state === null) return undefined;
  if (!("from" in state) || typeof state.from !== "string") return undefined;
  if (!("scroll" in state) || typeof state.scroll !== "number") return undefined;
  return { from: state.from, scroll: state.scroll };
};

/** The list that was looked at last, with its search, filters and page; the whole list on a page that was opened directly. */
export const lastList = (whole: string): string => lookedAt.get(whole) ?? whole;
