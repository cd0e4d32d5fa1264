/** Every row is this high, in pixels; `GridTable.module.css` says so too. */
export const ROW_HEIGHT = 36;

/** Tables of no more rows and cells are drawn whole. */
const WHOLE_ROWS = 200;
const WHOLE_CELLS = 1_400;

/** Browsers lose count somewhere past 16 million pixels; a longer table's scrollbar moves over it in larger steps. */
const TALLEST = 10_000_000;

/** Rows come and go so many at a time: a piece that stays is not drawn again. */
export const PIECE = 5;

/** How many rows beyond those in sight are drawn at least. */
const SPARE = 8;

export type TableSize = { rows: number; columns: number };

export type GridWindow = {
  /** The first row of each piece to draw, counted from 0. */
  pieces: number[];
  /** Pixels left empty above and below the drawn rows. */
  before: number;
  after: number;
};

const heightOf = (rows: number) => Math.min(rows * ROW_HEIGHT, TALLEST);

/** The first row in sight, as a fraction where the scrollbar stands between two. */
export function rowInSight(rows: number, scrollTop: number, viewport: number): number {
  const full = rows * ROW_HEIGHT;
  const height = heightOf(rows);
  const isScaled = full > height;
  const reach = isScaled ? (full - viewport) / Math.max(1, height - viewport) : 1;
  const top = Math.min(scrollTop * reach, full - viewport);
  return Math.max(0, top / ROW_HEIGHT);
}

/** The pieces that hold the rows from one to another, which is left out. */
function piecesOf(from: number, to: number): number[] {
  const first = Math.floor(from / PIECE);
  const count = Math.ceil(to / PIECE) - first;
  return Array.from({ length: count }, (_, piece) => (first + piece) * PIECE);
}

const isDrawnWhole = ({ rows, columns }: TableSize) =>
  rows <= WHOLE_ROWS && rows * columns <= WHOLE_CELLS;

/** Which rows to draw where the scrollbar stands, and how much room to leave for the others. */
export function gridWindow(size: TableSize, scrollTop: number, viewport: number): GridWindow {
  const { rows } = size;
  if (isDrawnWhole(size)) return { pieces: piecesOf(0, rows), before: 0, after: 0 };
  const full = rows * ROW_HEIGHT;
  const height = heightOf(rows);
  const inSight = rowInSight(rows, scrollTop, viewport);
  const from = Math.max(0, inSight - SPARE);
  const to = Math.min(rows, inSight + viewport / ROW_HEIGHT + SPARE);
  const pieces = piecesOf(from, to);
  const first = pieces[0] ?? 0;
  const drawn = Math.min(pieces.length * PIECE, rows - first) * ROW_HEIGHT;
  const isScaled = full > height;
  const above = isScaled ? scrollTop - (inSight - first) * ROW_HEIGHT : first * ROW_HEIGHT;
  const before = Math.max(0, above);
  return { pieces, before, after: Math.max(0, height - before - drawn) };
}

/** Which rows are put on paper: from those in sight on, as many as a table that is drawn whole has at most. */
export function paperWindow(rows: number, scrollTop: number, viewport: number): GridWindow {
  const first = Math.floor(rowInSight(rows, scrollTop, viewport));
  return { pieces: piecesOf(first, Math.min(rows, first + WHOLE_ROWS)), before: 0, after: 0 };
}
