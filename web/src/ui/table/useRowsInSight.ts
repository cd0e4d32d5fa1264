import { type RefObject, useMemo } from "react";
import { useAfterFrame } from "../page/useAfterFrame";
import { asLongAs } from "../page/useGrown";

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
  const isFirst = drawn.rows === NOTHING;
  if (!isLong) return { drawn: isFirst ? rows : asLongAs(rows, drawn.rows), missing: 0 };
  const rest = isFirst || drawn.asked !== asked ? drawn.rows : headOver(rows, drawn.rows, head);
  const all = drawn === wanted ? rows : rest;
  return { drawn: all, missing: rows.length - all.length };
}
