import { portal } from "./portal";

/** How long nothing is to be done before it is asked again, in ms. */
const pause = 2_000;
/** Of a frame that has so little left, none is taken, in ms. */
const slice = 8;

/**
 * Packs long lists for quicker searching in the time that nobody needs, one block at once, whatever brought the rows: a restored
 * snapshot, other tabs, commands. Returns what stops it.
 */
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
