import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";

/** How the address names the parts of a list's state. */
type PartNames<Part extends string> = Readonly<Record<Part, string>>;

type ListStateChange<Part extends string> = { [P in Part]?: string | undefined };

export type AddressQuery<Part extends string> = {
  /** A list's state as the address has it: raw texts, of which the core makes sense. */
  state: Record<Part, string | undefined>;
  /**
   * Changes parts of the address; an empty text or `undefined` takes the part away. A change that does not name a page
   * returns to the first one (decisions §5). `replace` leaves no step in the history, for changes while typing. It stays
   * the same function, whatever the address becomes.
   */
  change: (change: ListStateChange<Part>, options?: { replace?: boolean }) => void;
  /** What such a change makes of the address's query, for links: '?…', or nothing where nothing is left. */
  searchAfter: (change: ListStateChange<Part>) => string;
};

/** The parts that every list of several pages has. */
export const LIST_PARTS = {
  search: "q",
  sort: "sort",
  direction: "dir",
  page: "page",
  pageSize: "pageSize",
} as const;

const partsOf = <Part extends string>(names: PartNames<Part>): Part[] => {
  const isPart = (key: string): key is Part => key in names;
  return Object.keys(names).filter(isPart);
};

function written<Part extends string>(
  names: PartNames<Part>,
  current: URLSearchParams,
  change: ListStateChange<Part>,
) {
  const next = new URLSearchParams(current);
  for (const part of partsOf(names)) {
    const value = change[part];
    if (value) next.set(names[part], value);
    else if (part in change || part === "page") next.delete(names[part]);
  }
  return next;
}

/** A list's state, kept in the address, so that reload, back and a copied link restore it. `names` must stay the same object. */
export function useAddressQuery<Part extends string>(names: PartNames<Part>): AddressQuery<Part> {
  const [params, setParams] = useSearchParams();

  const state = useMemo(() => {
    const read: Record<Part, string | undefined> = { ...names };
    for (const part of partsOf(names)) read[part] = params.get(names[part]) ?? undefined;
    return read;
  }, [params, names]);

  // The address is drawn a moment after it has changed: what is changed meanwhile adds to it. Not in an effect that may
  // run later: it would put back an address that has been changed since.
  const latest = useRef({ params, setParams });
  useLayoutEffect(() => {
    latest.current = { params, setParams };
  }, [params, setParams]);

  const change = useCallback<AddressQuery<Part>["change"]>(
    (change, { replace = false } = {}) => {
      const { setParams } = latest.current;
      const params = written(names, latest.current.params, change);
      latest.current = { params, setParams };
      setParams(params, { replace, preventScrollReset: true });
    },
    [names],
  );

  const searchAfter = useCallback<AddressQuery<Part>["searchAfter"]>(
    (change) => {
      const next = written(names, params, change).toString();
      return next && `?${next}`;
    },
    [params, names],
  );

  return { state, change, searchAfter };
}
