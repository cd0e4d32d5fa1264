import { useSyncExternalStore } from "react";
import { TAKE_OVER } from "./messages";

let registration: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that another version than the page's is ready, kept by the workers of `of`. */
export function announceUpdate(of: ServiceWorkerRegistration): void {
  registration = of;
  for (const listener of [...listeners]) listener();
}

/** Whether the page could be loaded anew as a later version. */
export const useIsUpdateReady = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => registration !== undefined,
    () => false,
  );

/**
 * Loads the page anew as the later version. Whoever has something that would be lost is asked by the browser, and may stay
 * (useHoldUnload): the older files are kept until no page needs them.
 */
export function reloadAsUpdate(): void {
  const next = registration?.waiting;
  if (!next) {
    // It has taken over at the wish of another tab, or of this one, which then stayed.
    location.reload();
    return;
  }
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  next.postMessage(TAKE_OVER);
}
