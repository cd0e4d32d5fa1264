import { type RefObject, useMemo } from "react";
import { useAfterFrame } from "../page/useAfterFrame";

/** The least height of a row, in px. */
const ROW = 44;

const NOTHING: readonly never[] = [];

/** How many rows the window can show. */
function inSight(body: HTMLElement | null) {
  const top = body?.getBoundingClientRect().top ?? 0;
  return Math.ceil(Math.max(0, window.innerHeight - top) / ROW);
}

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
 * screen or control that shows it is answer enough.
 */
export function useRowsInSight<Row>(
  body: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  asked: string,
) {
  const head = inSight(body.current);
  const isLong = rows.length > head;
  const wanted = useMemo(() => ({ rows, asked }), [rows, asked]);
  const drawn = useAfterFrame(wanted, isLong ? { rows: NOTHING, asked } : wanted);
  if (drawn === wanted || !isLong) return rows;
  const isNew = drawn.asked !== asked || drawn.rows === NOTHING;
  return isNew ? drawn.rows : headOver(rows, drawn.rows, head);
}
