import { signal, useSignal } from "../../platform/signal";
import { TAKE_OVER } from "./messages";

const registration = signal<ServiceWorkerRegistration | undefined>(undefined);

/** Tells that another version than the page's is ready, kept by the workers of `of`. */
export const announceUpdate = (of: ServiceWorkerRegistration): void => registration.set(of);

/** Whether the page could be loaded anew as a later version. */
export const useIsUpdateReady = (): boolean => useSignal(registration) !== undefined;

/**
 * Loads the page anew as the later version. Whoever has something that would be lost is asked by the browser, and may stay
 * (useHoldUnload): the older files are kept until no page needs them.
 */
export function reloadAsUpdate(): void {
  const next = registration.get()?.waiting;
  if (!next) {
    // It has taken over at the wish of another tab, or of this one, which then stayed.
    location.reload();
    return;
  }
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  next.postMessage(TAKE_OVER);
}
