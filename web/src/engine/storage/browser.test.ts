// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { watchForOthers, webLock } from "./browser";

afterEach(() => vi.unstubAllGlobals());

const done = async () => "done";

type Work = () => Promise<unknown>;

const withLocks = (request: (name: string, options: LockOptions, work: Work) => unknown) =>
  vi.stubGlobal("navigator", { locks: { request } });

test("without locks the work still runs", async () => {
  vi.stubGlobal("navigator", {});
  expect(await webLock(done)).toBe("done");
});

test("the work runs while the lock is held", async () => {
  const asked: string[] = [];
  withLocks((name, _, work) => {
    asked.push(name);
    return work();
  });
  expect(await webLock(done)).toBe("done");
  expect(asked).toEqual(["portal-minerba:tulis"]);
});

test("if the lock is refused or not granted in time, the work runs once without it", async () => {
  const work = vi.fn(done);
  withLocks(() => Promise.reject(new DOMException("", "AbortError")));
  expect(await webLock(work)).toBe("done");
  expect(work).toHaveBeenCalledTimes(1);
});

test("failed work does not run again without the lock", async () => {
  const work = vi.fn(() => Promise.reject(new Error("broken")));
  withLocks((_name, _options, begin) => begin());
  await expect(webLock(work)).rejects.toThrow("broken");
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ["every second without a channel", false, 1_000],
  ["every five seconds with a channel", true, 5_000],
])("a tab looks for missed commits %s, and whenever it is shown", (_, has, pause) => {
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
