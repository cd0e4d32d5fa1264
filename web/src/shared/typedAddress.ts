import { listeners } from "../platform/signal";
import { historyIndex } from "./historyIndex";

const typed = listeners();

function tell() {
  if (historyIndex() === undefined) typed.tell();
}

/**
 * Detects, before the router, a typed address that does not reload the page, as always in the
 * single file. Call before creating the router, because listeners run in order of registration.
 */
export function watchTypedAddresses() {
  window.addEventListener("popstate", tell);
}

/** Calls back before the router sees a typed address. Returns a function that removes the listener. */
export const onTypedAddress = typed.subscribe;
