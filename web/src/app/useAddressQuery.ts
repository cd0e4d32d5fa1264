import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** How the address names the parts of a list's state. */
type PartNames<Part extends string> = Readonly<Record<Part, string>>;

type ListStateChange<Part extends string> = { [P in Part]?: string | undefined };

export type AddressQuery<Part extends string> = {
  /** A list's state as the address has it: raw texts, of which the core makes sense. */
  state: Record<Part, string | undefined>;
  /**
   * Changes parts of the address; an empty text or `undefined` takes the part away. A change that does not name a page
   * returns to the first one (decisions §5). `replace` leaves no step in the history. It stays the same function, whatever
   * the address becomes.
   */
  change: (change: ListStateChange<Part>, options?: { replace?: boolean }) => void;
  /** Such a change, letter by letter: the state has it at once, the address after a pause and without a step in the history. */
  type: (change: ListStateChange<Part>) => void;
  /** What such a change makes of the address's query, for links: '?…', or nothing where nothing is left. */
  searchAfter: (change: ListStateChange<Part>) => string;
};

/** Browsers refuse an address that changes some hundred times in half a minute. */
const PAUSE_MS = 400;

/** What was typed over the address `over` and has not reached it yet. */
type Typed = { over: URLSearchParams; params: URLSearchParams };

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
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState<Typed>();
  const params = typed?.over === address ? typed.params : address;

  const state = useMemo(() => {
    const read: Record<Part, string | undefined> = { ...names };
    for (const part of partsOf(names)) read[part] = params.get(names[part]) ?? undefined;
    return read;
  }, [params, names]);

  // The address is drawn a moment after it has changed: what is changed meanwhile adds to it. Not in an effect that may
  // run later: it would put back an address that has been changed since.
  const latest = useRef({ address, params, setAddress });
  useLayoutEffect(() => {
    latest.current = { address, params, setAddress };
  }, [address, params, setAddress]);

  const change = useCallback<AddressQuery<Part>["change"]>(
    (change, { replace = false } = {}) => {
      const params = written(names, latest.current.params, change);
      latest.current.params = params;
      latest.current.setAddress(params, { replace, preventScrollReset: true });
    },
    [names],
  );

  const type = useCallback<AddressQuery<Part>["type"]>(
    (change) => {
      const params = written(names, latest.current.params, change);
      latest.current.params = params;
      setTyped({ over: latest.current.address, params });
    },
    [names],
  );

  useEffect(() => {
    if (typed?.over !== address || String(typed.params) === String(address)) return;
    const write = () =>
      latest.current.setAddress(typed.params, { replace: true, preventScrollReset: true });
    const timer = setTimeout(write, PAUSE_MS);
    // Who leaves the field may be about to follow a link.
    addEventListener("focusout", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", write);
    };
  }, [typed, address]);

  const searchAfter = useCallback<AddressQuery<Part>["searchAfter"]>(
    (change) => {
      const next = written(names, params, change).toString();
      return next && `?${next}`;
    },
    [params, names],
  );

  return { state, change, type, searchAfter };
}
