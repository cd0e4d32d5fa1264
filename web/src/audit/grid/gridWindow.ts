/** Every row is this high, in pixels; `DataGrid.module.css` says so too. */
export const ROW_HEIGHT = 36;

/** Shorter tables are drawn whole. */
export const DRAWN_WHOLE = 200;

/** Browsers lose count somewhere past 16 million pixels; a longer table's scrollbar moves over it in larger steps. */
const TALLEST = 10_000_000;

/** A window moves by so many rows at a time, */
const STEP = 20;

/** and reaches so many beyond what is in sight, */
const SPARE = 2 * STEP;

/** of so many. */
const COUNT = 100;

export type GridWindow = {
  /** The first row to draw, counted from 0. */
  first: number;
  count: number;
  /** Pixels left empty above and below the drawn rows. */
  before: number;
  after: number;
};

/** The first row in sight, as a fraction where the scrollbar stands between two. */
export function rowInSight(rows: number, scrollTop: number, viewport: number): number {
  const full = rows * ROW_HEIGHT;
  const height = Math.min(full, TALLEST);
  const isScaled = full > height;
  const reach = isScaled ? (full - viewport) / Math.max(1, height - viewport) : 1;
  const top = Math.min(scrollTop * reach, full - viewport);
  return Math.max(0, top / ROW_HEIGHT);
}

/** Which rows to draw where the scrollbar stands, and how much room to leave for the others. */
export function gridWindow(rows: number, scrollTop: number, viewport: number): GridWindow {
  if (rows <= DRAWN_WHOLE) return { first: 0, count: DRAWN_WHOLE, before: 0, after: 0 };
  const full = rows * ROW_HEIGHT;
  const height = Math.min(full, TALLEST);
  const inSight = rowInSight(rows, scrollTop, viewport);
  const first = Math.max(0, Math.floor(inSight / STEP) * STEP - SPARE);
  const count = Math.min(COUNT, rows - first);
  const before =
    full > height ? Math.max(0, scrollTop - (inSight - first) * ROW_HEIGHT) : first * ROW_HEIGHT;
  const after = Math.max(0, height - before - count * ROW_HEIGHT);
  return { first, count, before, after };
}
