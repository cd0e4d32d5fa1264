import { listeners } from "../platform/signal";
import { historyIndex } from "./historyIndex";

const typed = listeners();

function tell() {
  if (historyIndex() === undefined) typed.tell();
}

/**
 * Notices an address typed by hand that does not load the page anew, as the single file's never do, before the router
 * does. To be called before the router is made: listeners are heard in the order they came.
 */
export function watchTypedAddresses() {
  window.addEventListener("popstate", tell);
}

/** Calls back before the router hears of a typed address; returns how to stop. */
export const onTypedAddress = typed.subscribe;
