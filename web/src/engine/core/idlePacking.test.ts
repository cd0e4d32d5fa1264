import { beforeEach, expect, test, vi } from "vitest";
import { openTestPortal } from "../../testing/portal";
import { startPacking } from "./idlePacking";
import { portal } from "./portal";

/** Calls of `pack` left, and ms left in each idle frame. */
let left: number;
let timeRemaining: number;
const pack = vi.fn(() => {
  left -= 1;
  return left > 0;
});

beforeEach(() => {
  openTestPortal();
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (work: IdleRequestCallback) =>
    setTimeout(() => work({ didTimeout: false, timeRemaining: () => timeRemaining }), 16),
  );
  vi.spyOn(portal(), "attempt").mockImplementation((act) => act({ pack } as never));
  pack.mockClear();
  left = 3;
  timeRemaining = 12;
});

test("packs slice by slice until nothing is left, and looks again after a while", () => {
  const stop = startPacking();
  vi.advanceTimersByTime(1_000);
  expect(pack).toHaveBeenCalledTimes(3);
  left = 2;
  vi.advanceTimersByTime(2_000);
  expect(pack).toHaveBeenCalledTimes(5);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(pack).toHaveBeenCalledTimes(5);
});

test("packs nothing in a frame that has too little time left", () => {
  timeRemaining = 3;
  const stop = startPacking();
  vi.advanceTimersByTime(200);
  expect(pack).not.toHaveBeenCalled();
  timeRemaining = 12;
  vi.advanceTimersByTime(20);
  expect(pack).toHaveBeenCalledTimes(1);
  stop();
});

test("pauses after the core has trapped", () => {
  vi.mocked(portal().attempt).mockReturnValue({ kind: "failed" });
  const stop = startPacking();
  vi.advanceTimersByTime(1_000);
  expect(portal().attempt).toHaveBeenCalledTimes(1);
  stop();
});
