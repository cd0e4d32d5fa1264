import { matchPath } from "react-router-dom";

export type Address = { pathname: string; search: string };

const pathOf = (to: string) => new URL(to, "http://portal.invalid");

/**
 * True if a menu entry leads to this address or, with `byPrefix`, to a parent of it. Its query parameters must match
 * too.
 */
function leadsHere(to: string, address: Address, byPrefix: boolean) {
  const target = pathOf(to);
  const here = new URLSearchParams(address.search);
  const samePath = matchPath({ path: target.pathname, end: !byPrefix }, address.pathname) !== null;
  return samePath && [...target.searchParams].every(([name, value]) => here.get(name) === value);
}

/** The menu entry to highlight: the most specific one. */
export function activeEntry(
  entries: readonly string[],
  address: Address,
  { byPrefix }: { byPrefix: boolean },
): string | undefined {
  return entries
    .filter((to) => leadsHere(to, address, byPrefix))
    .reduce<string | undefined>(
      (best, to) => (best === undefined || to.length > best.length ? to : best),
      undefined,
    );
}
