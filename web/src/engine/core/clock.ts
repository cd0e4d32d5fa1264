import { portal } from "./portal";

/** In ms: the interval for refreshing labels such as '5 menit lalu'. */
const MOMENT = 5_000;
const MINUTE = 60_000;

/**
 * Refreshes labels that depend on the time: labels in minutes every few seconds, labels in days at
 * each full minute. Refreshes both when a hidden page is shown again, because its timers were
 * throttled. Returns a function that stops this.
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
