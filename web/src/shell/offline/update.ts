import { signal, useSignal } from "../../platform/signal";
import { TAKE_OVER } from "./messages";

const registration = signal<ServiceWorkerRegistration | undefined>(undefined);

/** Announces that another version is ready. */
export const announceUpdate = (of: ServiceWorkerRegistration): void => registration.set(of);

/** True if a reload would load a newer version. */
export const useIsUpdateReady = (): boolean => useSignal(registration) !== undefined;

/**
 * Reloads the page as the newer version. If something would be lost, the browser asks and the user may stay
 * (useHoldUnload); the old files remain as long as a page needs them.
 */
export function reloadAsUpdate(): void {
  const next = registration.get()?.waiting;
  if (!next) {
    // The new version is already active: another tab activated it, or the user cancelled a reload.
    location.reload();
    return;
  }
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  next.postMessage(TAKE_OVER);
}
