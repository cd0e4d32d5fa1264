import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** Name of each part of a list's state in the address. */
type PartNames<Part extends string> = Readonly<Record<Part, string>>;

type ListStateChange<Part extends string> = { [P in Part]?: string | undefined };

export type AddressQuery<Part extends string> = {
  /** The list's state as in the address: raw texts, which the core interprets. */
  state: Record<Part, string | undefined>;
  /**
   * Changes parts of the address; an empty text or `undefined` removes a part. Without a page in the change, the list
   * returns to page 1 (decisions §5). `replace` adds no history entry. The function keeps its identity.
   */
  change: (change: ListStateChange<Part>, options?: { replace?: boolean }) => void;
  /** Like `change`, for typing: the state changes at once, the address after a pause and without a history entry. */
  type: (change: ListStateChange<Part>) => void;
  /** The query string after a change, for links: '?…', or empty. */
  searchAfter: (change: ListStateChange<Part>) => string;
};

/** In ms. Browsers reject further address changes after about a hundred in 30 s. */
const PAUSE_MS = 400;

/**
 * A change that the address does not show yet, because it waits for a pause or for the router. Later changes build on
 * it.
 */
type Ahead = { params: URLSearchParams; isTyped: boolean };

/** The parts that every paged list has. */
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

/** A list's state in the address, so that reload, Back and a copied link restore it. `names` must keep its identity. */
export function useAddressQuery<Part extends string>(names: PartNames<Part>): AddressQuery<Part> {
  const [address, setAddress] = useSearchParams();
  const [ahead, setAhead] = useState<Ahead>();
  const params = ahead?.params ?? address;

  const state = useMemo(() => {
    const read: Record<Part, string | undefined> = { ...names };
    for (const part of partsOf(names)) read[part] = params.get(names[part]) ?? undefined;
    return read;
  }, [params, names]);

  // A layout effect, because a later effect could restore an outdated address.
  const latest = useRef({ params, address, setAddress });
  useLayoutEffect(() => {
    latest.current = { params, address, setAddress };
  }, [params, address, setAddress]);

  const coming = useRef<string[]>([]);
  useLayoutEffect(() => {
    const at = coming.current.indexOf(String(address));
    // Drops the pending changes that this address contains. Another address drops them all.
    coming.current = at < 0 ? [] : coming.current.slice(at + 1);
    const hasCome = (ahead: Ahead) => at < 0 || String(ahead.params) === String(address);
    setAhead((ahead) => (ahead === undefined || hasCome(ahead) ? undefined : ahead));
  }, [address]);

  const write = useCallback((params: URLSearchParams, replace: boolean) => {
    const { address, setAddress } = latest.current;
    // A repeated choice adds no history entry.
    if (String(params) === (coming.current.at(-1) ?? String(address))) return;
    coming.current.push(String(params));
    setAddress(params, { replace, preventScrollReset: true });
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
    // The text was changed back before it was written: nothing to do.
    if (!ahead?.isTyped || String(ahead.params) === String(address)) return;
    const writeTyped = () => write(ahead.params, true);
    const timer = setTimeout(writeTyped, PAUSE_MS);
    // After leaving the field the user may follow a link, which would lose the text.
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
