import { expect, test } from "vitest";
import { Retry } from "./retry";

test("doubles the pause after each failure up to 30 s, and resets it after a success", () => {
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
