import { portal } from "./portal";

/** In ms: pause before asking again when nothing is left to pack. */
const pause = 2_000;
/** In ms: an idle frame with less time left is not used. */
const slice = 8;

/** Packs long lists in idle time, block by block, so that searching is faster. Returns a function that stops it. */
export function startPacking(): () => void {
  const stopped = new AbortController();
  const again = () => {
    if (!stopped.signal.aborted) inIdleTime(step);
  };
  function step(hasTime: boolean): void {
    if (stopped.signal.aborted) return;
    const isThereMore = hasTime ? portal().attempt((core) => core.pack()) : true;
    if (isThereMore === true) again();
    else setTimeout(again, pause);
  }
  again();
  return () => stopped.abort();
}

function inIdleTime(work: (hasTime: boolean) => void): void {
  if (typeof requestIdleCallback === "function")
    requestIdleCallback((deadline) => work(deadline.timeRemaining() >= slice));
  else setTimeout(() => work(true), 0);
}
