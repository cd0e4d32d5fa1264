import { decodable } from "./decodableAddress";

type AddressPart = "path" | "hash";

/** Hosts give the page under its file's name too. */
const withoutFile = (pathname: string) => pathname.replace(/\/index\.html$/, "/");

function mend(part: AddressPart) {
  const { pathname, search, hash } = window.location;
  const path = part === "path" ? withoutFile(decodable(pathname)) : pathname;
  if (path === pathname && decodable(hash) === hash) return;
  window.history.replaceState(window.history.state, "", path + search + decodable(hash));
}

/**
 * Keeps from the router what it cannot decode and would warn of, and the name of the page's file, now and whenever the address changes by hand. To be
 * called before the router is made: listeners are heard in the order they came. The path of the single file is the
 * file's own, hence `part`; a fragment is mended in either case.
 */
export function mendAddresses(part: AddressPart) {
  mend(part);
  window.addEventListener("popstate", () => mend(part));
}
