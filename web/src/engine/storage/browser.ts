import type { Channel, Timers } from "./dependencies";

const CHANNEL_NAME = "portal-minerba";
const LOCK_NAME = "portal-minerba:tulis";

/**
 * In ms. A sleeping tab that holds the lock must not block others for longer. Commit numbers in the
 * store protect the data without a lock.
 */
const LOCK_PATIENCE_MS = 5_000;

export async function webLock<T>(work: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return work();
  let begun: Promise<T> | undefined;
  const begin = () => {
    begun = work();
    return begun;
  };
  const signal = AbortSignal.timeout(LOCK_PATIENCE_MS);
  try {
    return await navigator.locks.request(LOCK_NAME, { signal }, begin);
  } catch {
    // Waited long enough, or this page may not use locks.
    return begun ?? work();
  }
}

/** A channel between tabs; `undefined` if the browser has none or refuses it. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** `undefined` without a channel: the journal is then read every second. */
export function tabChannel(name = CHANNEL_NAME): Channel | undefined {
  const channel = openChannel(name);
  if (channel === undefined) return undefined;
  return {
    post: (message) => channel.postMessage(message),
    listen: (hear) => channel.addEventListener("message", ({ data }) => hear(data)),
    close: () => channel.close(),
  };
}

const IDLE_MS = 2_000;

export const browserTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  idle(work) {
    if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: IDLE_MS });
    else setTimeout(work, IDLE_MS);
  },
};

/**
 * In ms, without and with a channel. With a channel, polling finds only commits of tabs that were
 * killed while storing.
 */
const POLL_MS = 1_000;
const SELDOM_MS = 5_000;

/** Calls `look` whenever this tab may have missed something. Returns a function that stops it. */
export function watchForOthers(look: () => void, hasChannel: boolean): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const event of ["focus", "pageshow", "online"]) {
    window.addEventListener(event, look, { signal });
  }
  document.addEventListener("visibilitychange", look, { signal });
  const poll = () => document.visibilityState === "visible" && look();
  const timer = setInterval(poll, hasChannel ? SELDOM_MS : POLL_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
  return () => stop.abort();
}

/** Asks the browser not to delete the data when the disk is full. It may refuse. */
export function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => {});
}
