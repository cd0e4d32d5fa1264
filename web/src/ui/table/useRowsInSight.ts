import { type RefObject, useMemo } from "react";
import { useAfterFrame } from "../page/useAfterFrame";

/** The least height of a row, in px. */
const ROW = 44;

const NOTHING: readonly never[] = [];

const rowsIn = (height: number) => Math.ceil(Math.max(0, height) / ROW);

/** How many rows there are down to the end of the window. */
const inSight = (body: HTMLElement | null) =>
  rowsIn(window.innerHeight - (body?.getBoundingClientRect().top ?? 0));

/**
 * A list that has become another one, as far as the window shows it, above what is still drawn of the one before, where a row
 * may be a second time until the next frame.
 */
export const headOver = <Row>(rows: readonly Row[], drawn: readonly Row[], head: number) => [
  ...rows.slice(0, head),
  ...drawn.slice(head, Math.max(head, rows.length)),
];

/** A short list that has grown is drawn as long as it was, and what it has more a frame later. */
export function useGrown<Row>(rows: readonly Row[]): readonly Row[] {
  const drawn = useAfterFrame(rows, rows);
  return drawn === rows || rows.length <= drawn.length ? rows : rows.slice(0, drawn.length);
}

/**
 * The rows to draw, of a list longer than the window: while the same is asked of it, those that the window can show, and the
 * others a frame later. Of a list that appears, or of which something else is `asked`, all come a frame later: to a press, the
 * screen or control that shows it is answer enough. A shorter one is drawn at once, but for what it has more than before.
 * How many are missing is said where the page would be too short without them.
 */
export function useRowsInSight<Row>(
  body: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  asked: string,
) {
  const head = inSight(body.current);
  // Where it is scrolled to its end its head is all of it, and it is as long.
  const isLong = rows.length > Math.min(head, rowsIn(window.innerHeight));
  const wanted = useMemo(() => ({ rows, asked }), [rows, asked]);
  const drawn = useAfterFrame(wanted, isLong ? { rows: NOTHING, asked } : wanted);
  const grown = useGrown(rows);
  if (!isLong) return { drawn: grown, missing: 0 };
  const isNew = drawn.asked !== asked || drawn.rows === NOTHING;
  const all = drawn === wanted ? rows : isNew ? drawn.rows : headOver(rows, drawn.rows, head);
  return { drawn: all, missing: rows.length - all.length };
}
