import { portal } from "./portal";

/** What is told in minutes changes this long after it should, at most. */
const MOMENT = 5_000;
const MINUTE = 60_000;

/**
 * Lets labels that depend on the time follow it: what is told in minutes every few seconds, what is told in days at each full minute, so
 * at midnight too; and both when the page is looked at again, since a hidden page's timers are held back. Returns what stops it.
 */
export function startClock(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let minute = minuteNow();
  const wait = () => {
    timer = setTimeout(() => tick(minuteNow() !== minute), MOMENT - (Date.now() % MOMENT));
  };
  const tick = (isOther: boolean) => {
    clearTimeout(timer);
    minute = minuteNow();
    wait();
    portal().touch(isOther ? ["clock", "day"] : ["clock"]);
  };
  const look = () => tick(true);
  wait();
  window.addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
}

const minuteNow = () => Math.floor(Date.now() / MINUTE);
