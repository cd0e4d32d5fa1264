// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openedAt, openTestPortal } from "../../testing/portal";
import { startClock } from "./clock";
import { portal } from "./portal";

let stop: () => void;
const touch = vi.fn();

beforeEach(() => {
  openTestPortal();
  vi.useFakeTimers({ now: openedAt + 20_000 });
  vi.spyOn(portal(), "touch").mockImplementation(touch);
  touch.mockClear();
  stop = startClock();
});

afterEach(() => stop());

const whole = ["clock", "day"];

test("touches the clock every five seconds, and the day too at each full minute", () => {
  vi.advanceTimersByTime(4_999);
  expect(touch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(touch).toHaveBeenCalledExactlyOnceWith(["clock"]);
  vi.advanceTimersByTime(35_000);
  expect(touch).toHaveBeenCalledTimes(8);
  expect(touch).toHaveBeenLastCalledWith(whole);

  vi.setSystemTime(new Date(2026, 10, 21, 23, 59, 56));
  window.dispatchEvent(new Event("focus"));
  touch.mockClear();
  vi.advanceTimersByTime(4_000);
  expect(new Date().getDate()).toBe(22);
  expect(touch).toHaveBeenCalledExactlyOnceWith(whole);
});

test.each([
  ["the window gets the focus", () => window.dispatchEvent(new Event("focus"))],
  ["the page is shown again", () => document.dispatchEvent(new Event("visibilitychange"))],
])("ticks when %s", (_when, happen) => {
  happen();
  expect(touch).toHaveBeenCalledExactlyOnceWith(whole);
  vi.advanceTimersByTime(5_000);
  expect(touch).toHaveBeenCalledTimes(2);
});

test("touches nothing once stopped", () => {
  stop();
  window.dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(180_000);
  expect(touch).not.toHaveBeenCalled();
});
