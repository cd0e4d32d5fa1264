import { trustedWorkerAddress } from "../../platform/trustedTypes";
import { OPENED } from "./messages";
import { announceUpdate } from "./update";

const HOUR = 3_600_000;

/**
 * Caches the portal for offline use. Failures (http on an intranet, private window, full disk) are silent: the portal
 * works as before. Waits for `shown`, because the downloads would compete with the core's.
 */
export function keepOffline(shown: Promise<void> = Promise.resolve()): void {
  if (!("serviceWorker" in navigator)) return;
  // The current controller served this page's files.
  const { controller } = navigator.serviceWorker;
  const keep = () => {
    controller?.postMessage(OPENED);
    register(controller !== null).catch(() => {});
  };
  void shown.then(() => afterLoad(keep));
}

/** Waits until the page is loaded and idle. */
function afterLoad(then: () => void): void {
  const later = () =>
    "requestIdleCallback" in globalThis ? requestIdleCallback(then) : setTimeout(then, 200);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}

async function register(isKept: boolean): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(trustedWorkerAddress(), {
    scope: import.meta.env.BASE_URL,
    updateViaCache: "none",
  });
  const announce = () => announceUpdate(registration);
  // Another tab activated a newer version.
  if (isKept) serviceWorker.addEventListener("controllerchange", announce);
  watch(registration, announce);
  askNowAndThen(registration);
}

/** The first cached version is the page's own; only a later one is announced. */
function watch(registration: ServiceWorkerRegistration, announce: () => void): void {
  const { serviceWorker } = navigator;
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller !== null) announce();
    });
  if (registration.waiting !== null && serviceWorker.controller !== null) announce();
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
}

/** The browser checks for updates when a page opens; a page that stays open checks when the user returns to it. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || !navigator.onLine) return;
    if (Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}
