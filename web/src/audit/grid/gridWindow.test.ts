import { describe, expect, test } from "vitest";
import { gridWindow, ROW_HEIGHT, rowInSight } from "./gridWindow";

const VIEWPORT = 640;

const heightOf = ({ before, count, after }: ReturnType<typeof gridWindow>) =>
  before + count * ROW_HEIGHT + after;

test("a table of up to 200 rows is drawn whole", () => {
  expect(gridWindow(200, 3_000, VIEWPORT)).toMatchObject({ first: 0, count: 200, before: 0 });
});

describe.each([201, 5_000, 200_000])("of %i rows", (rows) => {
  const height = rows * ROW_HEIGHT;
  const bottom = height - VIEWPORT;

  test.each([0, 1, 719, 720, bottom / 2, bottom - 1, bottom])(
    "those in sight at %d px are drawn, and the scrollbar stays as it is",
    (scrollTop) => {
      const window = gridWindow(rows, scrollTop, VIEWPORT);
      const firstSeen = Math.floor(scrollTop / ROW_HEIGHT);
      const lastSeen = Math.min(rows - 1, Math.floor((scrollTop + VIEWPORT - 1) / ROW_HEIGHT));
      expect(window.first).toBeLessThanOrEqual(firstSeen);
      expect(window.first + window.count).toBeGreaterThan(lastSeen);
      expect(window.before).toBe(window.first * ROW_HEIGHT);
      expect(heightOf(window)).toBe(height);
    },
  );
});

describe("of two million rows", () => {
  const ROWS = 2_000_000;
  const HEIGHT = 10_000_000;
  const BOTTOM = HEIGHT - VIEWPORT;

  test("the scrollbar is no longer than browsers can count, wherever it stands", () => {
    for (const scrollTop of [0, 1_000, BOTTOM / 2, BOTTOM]) {
      expect(heightOf(gridWindow(ROWS, scrollTop, VIEWPORT))).toBeCloseTo(HEIGHT, 3);
    }
  });

  test("the first row is at its top and the last at its bottom", () => {
    expect(gridWindow(ROWS, 0, VIEWPORT).first).toBe(0);
    const { first, count, after } = gridWindow(ROWS, BOTTOM, VIEWPORT);
    expect(first + count).toBe(ROWS);
    expect(after).toBeCloseTo(0, 3);
  });

  test("half way down stands the middle row, where it can be seen", () => {
    const scrollTop = BOTTOM / 2;
    const { first, before } = gridWindow(ROWS, scrollTop, VIEWPORT);
    const middle = rowInSight(ROWS, scrollTop, VIEWPORT);
    expect(middle).toBeCloseTo(ROWS / 2, -2);
    expect(before + (middle - first) * ROW_HEIGHT).toBeCloseTo(scrollTop, 3);
  });
});

test("a scrollbar that stands past the end of a shorter list shows its end", () => {
  const { first, count } = gridWindow(300, 1_000_000, VIEWPORT);
  expect(first).toBeLessThan(300);
  expect(first + count).toBe(300);
});
