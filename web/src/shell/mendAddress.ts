/** A lone percent sign, or a run of escaped bytes, which may form one character. */
const ESCAPES = /(?:%[0-9a-f]{2})+|%/gi;

/** Escapes each percent sign that does not belong to a valid escape, so that the router can decode the address. */
export const decodable = (address: string): string =>
  address.replace(ESCAPES, (run) => (isDecodable(run) ? run : run.replaceAll("%", "%25")));

function isDecodable(run: string) {
  try {
    // The comparison keeps the call: a build drops a call whose result is unused.
    return decodeURIComponent(run) !== "";
  } catch {
    return false;
  }
}

type AddressPart = "path" | "hash";

/** Hosts serve the page under its file name too. */
const withoutFile = (pathname: string) => pathname.replace(/\/index\.html$/, "/");

function mend(part: AddressPart) {
  const { pathname, search, hash } = window.location;
  const path = part === "path" ? withoutFile(decodable(pathname)) : pathname;
  if (path === pathname && decodable(hash) === hash) return;
  window.history.replaceState(window.history.state, "", path + search + decodable(hash));
}

/**
 * Escapes what the router cannot decode, and removes the page's file name. Runs now and after each
 * typed change. Call before creating the router, because listeners run in order of registration. In
 * the single file only the fragment is changed.
 */
export function mendAddresses(part: AddressPart) {
  mend(part);
  window.addEventListener("popstate", () => mend(part));
}
