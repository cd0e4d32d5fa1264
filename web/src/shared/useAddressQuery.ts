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

/**
 * What has not reached the address yet: typed, and written there after a pause, or on its way. An address that was asked for is drawn
 * a moment later; whoever types or presses meanwhile goes on from what is shown.
 */
type Ahead = { params: URLSearchParams; isTyped: boolean };

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
  const [ahead, setAhead] = useState<Ahead>();
  const params = ahead?.params ?? address;

  const state = useMemo(() => {
    const read: Record<Part, string | undefined> = { ...names };
    for (const part of partsOf(names)) read[part] = params.get(names[part]) ?? undefined;
    return read;
  }, [params, names]);

  // Not in an effect that may run later: it would put back an address that has been changed since.
  const latest = useRef({ params, setAddress });
  useLayoutEffect(() => {
    latest.current = { params, setAddress };
  }, [params, setAddress]);

  const coming = useRef<string[]>([]);
  useLayoutEffect(() => {
    const at = coming.current.indexOf(String(address));
    // Those before it were overtaken; another address takes over from them all.
    coming.current = at < 0 ? [] : coming.current.slice(at + 1);
    const hasCome = (ahead: Ahead) => at < 0 || String(ahead.params) === String(address);
    setAhead((ahead) => (ahead === undefined || hasCome(ahead) ? undefined : ahead));
  }, [address]);

  const write = useCallback((params: URLSearchParams, replace: boolean) => {
    coming.current.push(String(params));
    latest.current.setAddress(params, { replace, preventScrollReset: true });
  }, []);

  const show = useCallback(
    (change: ListStateChange<Part>, isTyped: boolean) => {
      const params = written(names, latest.current.params, change);
      latest.current.params = params;
      setAhead({ params, isTyped });
      return params;
    },
    [names],
  );

  const change = useCallback<AddressQuery<Part>["change"]>(
    (change, { replace = false } = {}) => write(show(change, false), replace),
    [show, write],
  );

  const type = useCallback<AddressQuery<Part>["type"]>((change) => void show(change, true), [show]);

  useEffect(() => {
    // Taken back before it got there, there is nothing to write.
    if (!ahead?.isTyped || String(ahead.params) === String(address)) return;
    const writeTyped = () => write(ahead.params, true);
    const timer = setTimeout(writeTyped, PAUSE_MS);
    // Who leaves the field may be about to follow a link.
    addEventListener("focusout", writeTyped);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", writeTyped);
    };
  }, [ahead, address, write]);

  const searchAfter = useCallback<AddressQuery<Part>["searchAfter"]>(
    (change) => {
      const next = written(names, params, change).toString();
      return next && `?${next}`;
    },
    [params, names],
  );

  return { state, change, type, searchAfter };
}
