// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { thisTab } from "./thisTab";

type Granted = () => unknown;

const KEY = "portal-minerba.tab";

/** The browser's locks, each held by the tab that asked first, until that tab is closed. */
class BrowserLocks {
  readonly held = new Set<string>();

  async request(name: string, { signal }: LockOptions, granted: Granted): Promise<unknown> {
    if (!this.held.has(name)) {
      this.held.add(name);
      return granted();
    }
    return new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  }

  async query() {
    return { held: [...this.held].map((name) => ({ name })) };
  }
}

let locks: BrowserLocks;

beforeEach(() => {
  locks = new BrowserLocks();
  vi.stubGlobal("navigator", { locks });
  sessionStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

/** Waiting for a lock is over at once. */
const refuseToWait = () =>
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const controller = new AbortController();
    queueMicrotask(() => controller.abort());
    return controller.signal;
  });

test("a tab keeps its id over a reload, and is among the living", async () => {
  const { id, living } = await thisTab(() => undefined);
  expect([...(await living())]).toEqual([id]);

  locks.held.clear();
  expect((await thisTab(() => undefined)).id).toBe(id);
});

test("a duplicated tab, which begins with the id of the first, takes another", async () => {
  refuseToWait();
  const first = await thisTab(() => undefined);
  const second = await thisTab(() => undefined);
  expect(second.id).not.toBe(first.id);
  expect(sessionStorage.getItem(KEY)).toBe(second.id);
  expect(await second.living()).toEqual(new Set([first.id, second.id]));
});
