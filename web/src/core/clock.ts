import { portal } from "./portal";

const minute = 60_000;

/**
 * Lets labels that depend on the time follow it: at each full minute, so at midnight too, and when the page is looked at
 * again, since a hidden page's timers are held back. Returns what stops it.
 */
export function startClock(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    clearTimeout(timer);
    timer = setTimeout(tick, minute - (Date.now() % minute));
    portal().touch(["clock"]);
  };
  timer = setTimeout(tick, minute - (Date.now() % minute));
  window.addEventListener("focus", tick);
  document.addEventListener("visibilitychange", tick);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("focus", tick);
    document.removeEventListener("visibilitychange", tick);
  };
}
