import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { TicketListQuery } from "../core/pkg/portal_core";

/** A list's state as the address has it: raw texts, of which the core makes sense. */
type ListState = Omit<TicketListQuery, "list">;

type ListStateChange = { [Part in keyof ListState]?: ListState[Part] };

export type AddressQuery = {
  state: ListState;
  /**
   * Changes parts of the address; an empty text or `undefined` takes the part away. A change that does not name a page
   * returns to the first one (decisions §5). `replace` leaves no step in the history, for changes while typing.
   */
  change: (change: ListStateChange, options?: { replace?: boolean }) => void;
  /** What such a change makes of the address's query, for links: '?…', or nothing where nothing is left. */
  searchAfter: (change: ListStateChange) => string;
};

/** How the address names the parts. */
const PARTS: readonly { part: keyof ListState; name: string }[] = [
  { part: "search", name: "q" },
  { part: "status", name: "status" },
  { part: "label", name: "label" },
  { part: "sort", name: "sort" },
  { part: "direction", name: "dir" },
  { part: "page", name: "page" },
  { part: "pageSize", name: "pageSize" },
];

function written(current: URLSearchParams, change: ListStateChange) {
  const next = new URLSearchParams(current);
  for (const { part, name } of PARTS) {
    const value = change[part];
    if (value) next.set(name, value);
    else if (part in change || part === "page") next.delete(name);
  }
  return next;
}

/** A list's state, kept in the address, so that reload, back and a copied link restore it. */
export function useAddressQuery(): AddressQuery {
  const [params, setParams] = useSearchParams();

  const state = useMemo(() => {
    const read = (name: string) => params.get(name) ?? undefined;
    return {
      search: read("q"),
      status: read("status"),
      label: read("label"),
      sort: read("sort"),
      direction: read("dir"),
      page: read("page"),
      pageSize: read("pageSize"),
    };
  }, [params]);

  const change = useCallback<AddressQuery["change"]>(
    (change, { replace = false } = {}) =>
      setParams((current) => written(current, change), { replace, preventScrollReset: true }),
    [setParams],
  );

  const searchAfter = useCallback<AddressQuery["searchAfter"]>(
    (change) => {
      const next = written(params, change).toString();
      return next && `?${next}`;
    },
    [params],
  );

  return { state, change, searchAfter };
}
