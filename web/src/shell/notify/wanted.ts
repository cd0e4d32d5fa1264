import { signal } from "../../platform/signal";

const KEY = "portal-minerba.notify";

/** Storage may be disabled (private windows, policies): the choice then lasts as long as the page. */
function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

/** True if the browser shows desktop notifications for this page. A page on disk has no origin to permit them to. */
export const canNotify = (): boolean =>
  typeof Notification !== "undefined" && location.protocol !== "file:" && isSecureContext;

const isPermitted = () => canNotify() && Notification.permission === "granted";

/** True if the user asked for notifications and the browser permits them. */
export const wanted = signal(kept() && isPermitted());

/** Asks the browser for its permission. Resolves with false if it refuses. */
export async function switchNotices(on: boolean): Promise<boolean> {
  const isGranted = !on || (await Notification.requestPermission()) === "granted";
  if (!isGranted) return false;
  wanted.set(on);
  try {
    if (on) localStorage.setItem(KEY, "on");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice holds all the same.
  }
  return true;
}
