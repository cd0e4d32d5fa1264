/** Percent signs with what they escape: a run stands for the bytes of one text, so it is judged as a whole. */
const ESCAPES = /(?:%[0-9a-f]{2})+|%/gi;

/** An address with every percent sign that escapes nothing readable escaped itself, so that it reads as typed. */
export const decodable = (address: string): string =>
  address.replace(ESCAPES, (run) => (isDecodable(run) ? run : run.replaceAll("%", "%25")));

function isDecodable(run: string) {
  try {
    // The text is asked for: a build drops the call when nothing uses what it returns.
    return decodeURIComponent(run) !== "";
  } catch {
    return false;
  }
}

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
