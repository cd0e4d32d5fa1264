import { trustedWorkerAddress } from "../../platform/trustedTypes";
import { OPENED } from "./messages";
import { announceUpdate } from "./update";

const HOUR = 3_600_000;

/**
 * Has the files of the portal kept for the next visit, which then needs no network. Where that cannot be – http on an
 * intranet, a private window, a full disk – nothing is said: the portal works as before. Nothing is done before `shown`: a
 * page waits for its core long after the browser calls it loaded, and every file of the portal would come beside it.
 */
export function keepOffline(shown: Promise<void> = Promise.resolve()): void {
  if (!("serviceWorker" in navigator)) return;
  // Whoever answers now has given this page its files.
  const { controller } = navigator.serviceWorker;
  const keep = () => {
    controller?.postMessage(OPENED);
    register(controller !== null).catch(() => {});
  };
  void shown.then(() => afterLoad(keep));
}

/** Not before the page has all it shows, and has nothing better to do. */
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
  // Another tab has let a later version take over.
  if (isKept) serviceWorker.addEventListener("controllerchange", announce);
  watch(registration, announce);
  askNowAndThen(registration);
}

/** The first version ever kept is the page's own: only what comes on top of a version that answers is news. */
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

/** The browser asks whenever a page is opened; one that stays open for days asks when somebody comes back to it. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || !navigator.onLine) return;
    if (Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}
