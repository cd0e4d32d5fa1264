import { describe, expect, test } from "vitest";
import {
  type GridWindow,
  PIECE,
  paperWindow,
  ROW_HEIGHT,
  rowInSight,
  gridWindow as windowOf,
} from "./gridWindow";

const VIEWPORT = 640;

const gridWindow = (rows: number, scrollTop: number, viewport: number) =>
  windowOf({ rows, columns: 7 }, scrollTop, viewport);

const firstOf = ({ pieces }: GridWindow) => pieces[0] ?? Number.NaN;

/** The index after the last drawn row. */
const endOf = (window: GridWindow, rows: number) =>
  Math.min(rows, (window.pieces.at(-1) ?? Number.NaN) + PIECE);

const heightOf = (window: GridWindow, rows: number) =>
  window.before + (endOf(window, rows) - firstOf(window)) * ROW_HEIGHT + window.after;

test("a table of up to 200 rows is drawn whole", () => {
  const window = gridWindow(200, 3_000, VIEWPORT);
  expect(firstOf(window)).toBe(0);
  expect(endOf(window, 200)).toBe(200);
  expect(window).toMatchObject({ before: 0, after: 0 });
});

test("a table of many columns is drawn whole only with few rows", () => {
  const rows = 70;
  expect(endOf(windowOf({ rows, columns: 20 }, 0, VIEWPORT), rows)).toBe(rows);
  expect(endOf(windowOf({ rows, columns: 21 }, 0, VIEWPORT), rows)).toBeLessThan(rows);
});

test("200 rows are printed, starting with the first visible one", () => {
  expect(paperWindow(5_000, 0, VIEWPORT)).toMatchObject({ before: 0, after: 0 });
  const below = paperWindow(5_000, 100 * ROW_HEIGHT, VIEWPORT);
  expect([firstOf(below), endOf(below, 5_000)]).toEqual([100, 300]);
  const window = paperWindow(5_000, 5_000 * ROW_HEIGHT, VIEWPORT);
  expect(endOf(window, 5_000)).toBe(5_000);
});

describe.each([201, 5_000, 200_000])("a table of %i rows", (rows) => {
  const height = rows * ROW_HEIGHT;
  const bottom = height - VIEWPORT;

  test.each([0, 1, 719, 720, bottom / 2, bottom - 1, bottom])(
    "the visible rows at %d px are drawn, and the scroll position stays",
    (scrollTop) => {
      const window = gridWindow(rows, scrollTop, VIEWPORT);
      const firstSeen = Math.floor(scrollTop / ROW_HEIGHT);
      const lastSeen = Math.min(rows - 1, Math.floor((scrollTop + VIEWPORT - 1) / ROW_HEIGHT));
      expect(firstOf(window)).toBeLessThanOrEqual(firstSeen);
      expect(endOf(window, rows)).toBeGreaterThan(lastSeen);
      expect(window.before).toBe(firstOf(window) * ROW_HEIGHT);
      expect(heightOf(window, rows)).toBe(height);
    },
  );
});

describe("a table of two million rows", () => {
  const ROWS = 2_000_000;
  const HEIGHT = 10_000_000;
  const BOTTOM = HEIGHT - VIEWPORT;

  test("the scroll height stays below the browsers' limit at every position", () => {
    for (const scrollTop of [0, 1_000, BOTTOM / 2, BOTTOM]) {
      expect(heightOf(gridWindow(ROWS, scrollTop, VIEWPORT), ROWS)).toBeCloseTo(HEIGHT, 3);
    }
  });

  test("the top shows the first row and the bottom the last", () => {
    expect(firstOf(gridWindow(ROWS, 0, VIEWPORT))).toBe(0);
    const window = gridWindow(ROWS, BOTTOM, VIEWPORT);
    expect(endOf(window, ROWS)).toBe(ROWS);
    expect(window.after).toBeCloseTo(0, 3);
  });

  test("the middle of the scrollbar shows the middle row", () => {
    const scrollTop = BOTTOM / 2;
    const window = gridWindow(ROWS, scrollTop, VIEWPORT);
    const middle = rowInSight(ROWS, scrollTop, VIEWPORT);
    expect(middle).toBeCloseTo(ROWS / 2, -2);
    expect(window.before + (middle - firstOf(window)) * ROW_HEIGHT).toBeCloseTo(scrollTop, 3);
  });
});

test("only the necessary rows are drawn", () => {
  const window = gridWindow(200_000, 500_000, VIEWPORT);
  expect(endOf(window, 200_000) - firstOf(window)).toBeLessThanOrEqual(45);
});

test("a scroll position past the end of a shorter list shows its end", () => {
  const window = gridWindow(300, 1_000_000, VIEWPORT);
  expect(firstOf(window)).toBeLessThan(300);
  expect(endOf(window, 300)).toBe(300);
});
