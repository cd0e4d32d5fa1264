import { loadModule } from "../platform/wasmSource";

/** The part of the portal that the first screen does without: the core and what speaks with it. */
type LiveCore = typeof import("./liveCore");

let opening: Promise<LiveCore> | undefined;
let live: LiveCore | undefined;

async function open(): Promise<LiveCore> {
  const core = await import("./liveCore");
  await core.start();
  live = core;
  return core;
}

/** Loads and opens the core, once; after a failure the next call tries anew. */
export function openCore(): Promise<LiveCore> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** The core if it has been opened. */
export const liveCore = (): LiveCore | undefined => live;

/** Starts the core's downloads side by side, as soon as it is likely to be needed. */
export function prefetchCore(): void {
  if (live !== undefined) return;
  // Whoever opens the core then hears of a failure.
  Promise.all([loadModule(), import("./liveCore")]).catch(() => {});
}
