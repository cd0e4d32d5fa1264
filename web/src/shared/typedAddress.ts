import { listeners } from "../platform/signal";
import { historyIndex } from "./historyIndex";

const typed = listeners();

function tell() {
  if (historyIndex() === undefined) typed.tell();
}

/**
 * Detects a typed address that does not reload the page (always so in the single file) before the router does. Call
 * before creating the router, because listeners run in order of registration.
 */
export function watchTypedAddresses() {
  window.addEventListener("popstate", tell);
}

/** Calls back before the router sees a typed address. Returns a function that removes the listener. */
export const onTypedAddress = typed.subscribe;
