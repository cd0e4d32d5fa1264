// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { watchForOthers, webLock } from "./browser";

afterEach(() => vi.unstubAllGlobals());

const done = async () => "done";

type Work = () => Promise<unknown>;

const withLocks = (request: (name: string, options: LockOptions, work: Work) => unknown) =>
  vi.stubGlobal("navigator", { locks: { request } });

test("without locks the work is done all the same", async () => {
  vi.stubGlobal("navigator", {});
  expect(await webLock(done)).toBe("done");
});

test("the work is done with the lock in hand", async () => {
  const asked: string[] = [];
  withLocks((name, _, work) => {
    asked.push(name);
    return work();
  });
  expect(await webLock(done)).toBe("done");
  expect(asked).toEqual(["portal-minerba:tulis"]);
});

test("a lock that is refused, or not had for long, is done without, and the work is done once", async () => {
  const work = vi.fn(done);
  withLocks(() => Promise.reject(new DOMException("", "AbortError")));
  expect(await webLock(work)).toBe("done");
  expect(work).toHaveBeenCalledTimes(1);
});

test("work that fails is not done again without the lock", async () => {
  const work = vi.fn(() => Promise.reject(new Error("broken")));
  withLocks((_name, _options, begin) => begin());
  await expect(webLock(work)).rejects.toThrow("broken");
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ["every second without a channel", false, 1_000],
  ["seldom with one", true, 5_000],
])("a tab looks for what it may have missed: %s, and whenever it is looked at", (_, has, pause) => {
  vi.useFakeTimers();
  const look = vi.fn();
  const stop = watchForOthers(look, has);
  vi.advanceTimersByTime(pause - 1);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(look).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new Event("focus"));
  vi.advanceTimersByTime(2 * pause);
  expect(look).toHaveBeenCalledTimes(3);
});
