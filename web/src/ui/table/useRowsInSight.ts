import { type RefObject, useDeferredValue } from "react";

/** The least height of a row, in px. */
const ROW = 44;

const NOTHING: readonly never[] = [];

/** How many rows the window can show. */
function inSight(body: HTMLElement | null) {
  const top = body?.getBoundingClientRect().top ?? 0;
  return Math.ceil(Math.max(0, window.innerHeight - top) / ROW);
}

/**
 * A list that has become another one, as far as the window shows it, above what is still drawn of the one before: a row is
 * drawn once at most.
 */
export function headOver<Row>(
  rows: readonly Row[],
  drawn: readonly Row[],
  key: (row: Row) => string,
  head: number,
): readonly Row[] {
  const first = rows.slice(0, head);
  const taken = new Set(first.map(key));
  const rest = drawn.slice(head).filter((row) => !taken.has(key(row)));
  return [...first, ...rest.slice(0, rows.length - first.length)];
}

/**
 * The rows to draw: of a long list that changes first those that the window can show, the others a frame later; of one that
 * appears all a frame later, as the screen around them is answer enough to a press.
 */
export function useRowsInSight<Row>(
  body: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  key: (row: Row) => string,
) {
  const head = inSight(body.current);
  const isLong = rows.length > head;
  const drawn = useDeferredValue(rows, isLong ? NOTHING : rows);
  if (drawn === rows || !isLong) return rows;
  return drawn === NOTHING ? NOTHING : headOver(rows, drawn, key, head);
}
