/** Two frames of the screen, and a little: what takes longer is felt in the fingers. In ms. */
const QUICK = 40;

/** How much of a slow answer is remembered at each one after it: six quick ones in a row forget one of 100 ms. */
const MEMORY = 0.85;

/** How long answers take to be on the screen, whatever was pressed or typed: the slowest of late, in ms. */
let slowest = 0;

export function noteAnswer(took: number): void {
  slowest = Math.max(took, slowest * MEMORY);
}

export const answersTakeLong = () => slowest > QUICK;

let isWatched = false;

/** From now on what the browser tells of presses and keys counts too: on a machine that is slow they are, before the first letter. */
export function watchAnswers(): void {
  if (isWatched || !globalThis.PerformanceObserver?.supportedEntryTypes?.includes("event")) return;
  isWatched = true;
  const slowEvents = { type: "event", durationThreshold: QUICK };
  new PerformanceObserver((told) => {
    for (const { duration } of told.getEntries()) if (duration > QUICK) noteAnswer(duration);
  }).observe(slowEvents);
}
