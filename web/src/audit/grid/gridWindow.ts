/** Height of a row in px; `GridTable.module.css` sets the same. */
export const ROW_HEIGHT = 36;

/** A table up to these limits is drawn whole. */
const WHOLE_ROWS = 200;
const WHOLE_CELLS = 1_400;

/** Browsers fail beyond some 16 million px. In a longer table the scrollbar moves in larger steps. */
const TALLEST = 10_000_000;

/** Rows are added and dropped in blocks of this size. A block that stays is not redrawn. */
export const PIECE = 5;

/** Minimum number of rows drawn beyond the visible ones. */
const SPARE = 8;

export type TableSize = { rows: number; columns: number };

export type GridWindow = {
  /** The first row of each block to draw, counted from 0. */
  pieces: number[];
  /** Empty px above and below the drawn rows. */
  before: number;
  after: number;
};

const heightOf = (rows: number) => Math.min(rows * ROW_HEIGHT, TALLEST);

/** The first visible row, as a fraction if it is partly scrolled out. */
export function rowInSight(rows: number, scrollTop: number, viewport: number): number {
  const full = rows * ROW_HEIGHT;
  const height = heightOf(rows);
  const isScaled = full > height;
  const reach = isScaled ? (full - viewport) / Math.max(1, height - viewport) : 1;
  const top = Math.min(scrollTop * reach, full - viewport);
  return Math.max(0, top / ROW_HEIGHT);
}

/** The blocks that contain the rows from `from` to `to`, exclusive. */
function piecesOf(from: number, to: number): number[] {
  const first = Math.floor(from / PIECE);
  const count = Math.ceil(to / PIECE) - first;
  return Array.from({ length: count }, (_, piece) => (first + piece) * PIECE);
}

const isDrawnWhole = ({ rows, columns }: TableSize) =>
  rows <= WHOLE_ROWS && rows * columns <= WHOLE_CELLS;

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

/** The rows to print: from the first visible one, at most as many as a whole table has. */
export function paperWindow(rows: number, scrollTop: number, viewport: number): GridWindow {
  const first = Math.floor(rowInSight(rows, scrollTop, viewport));
  return { pieces: piecesOf(first, Math.min(rows, first + WHOLE_ROWS)), before: 0, after: 0 };
}
