import { expect, test } from "vitest";
import { Retry } from "./retry";

test("a failed write waits twice as long as the one before, at most half a minute, until one works", () => {
  const pauses: number[] = [];
  const timers = {
    after(milliseconds: number) {
      pauses.push(milliseconds);
      return () => undefined;
    },
    idle: () => undefined,
  };
  const retry = new Retry(timers, () => undefined);
  for (let failures = 0; failures < 8; failures += 1) retry.failed();
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);

  retry.worked();
  retry.failed();
  expect(pauses.at(-1)).toBe(500);
});
