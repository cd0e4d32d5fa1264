import { signal, useSignal } from "../platform/signal";
import { loadModule } from "../platform/wasmSource";

/** The core and everything that talks to it; the first screen is drawn without it. */
type LiveCore = typeof import("./liveCore");

let opening: Promise<LiveCore> | undefined;
const live = signal<LiveCore | undefined>(undefined);

async function open(): Promise<LiveCore> {
  const core = await import("./liveCore");
  await core.start();
  live.set(core);
  return core;
}

/** Loads and opens the core once; after a failure the next call tries again. */
export function openCore(): Promise<LiveCore> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** The core if it is open. */
export const liveCore = live.get;

/** The core once it is open, as a hook. */
export const useLiveCore = (): LiveCore | undefined => useSignal(live);

/** Starts the core's downloads in parallel as soon as it is likely to be needed. */
export function prefetchCore(): void {
  if (liveCore() !== undefined) return;
  // `openCore` reports a failure.
  Promise.all([loadModule(), import("./liveCore")]).catch(() => {});
}
