import { portal } from "./portal";

/** In ms: how late a label in minutes may change. */
const MOMENT = 5_000;
const MINUTE = 60_000;

/**
 * Keeps time-dependent labels current: labels in minutes every few seconds, labels in days at each full minute, and
 * both when a hidden page is shown again, because its timers were throttled. Returns a function that stops it.
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
