import { afterEach, beforeEach, vi } from "vitest";

/** Gives each test of a file frames that are painted when it says so, by calling the answer. */
export function ownFrames(): () => void {
  const waiting = new Map<number, FrameRequestCallback>();
  let latest = 0;

  beforeEach(() => {
    waiting.clear();
    vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
      latest += 1;
      waiting.set(latest, callback);
      return latest;
    });
    vi.stubGlobal("cancelAnimationFrame", (frame: number) => waiting.delete(frame));
  });

  afterEach(() => vi.unstubAllGlobals());

  return () => {
    const frames = [...waiting.values()];
    waiting.clear();
    for (const callback of frames) callback(performance.now());
  };
}
