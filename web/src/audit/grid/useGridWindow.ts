import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIsPrinting } from "../../ui/page/useIsPrinting";
import {
  type GridWindow,
  gridWindow,
  paperWindow,
  ROW_HEIGHT,
  rowInSight,
  type TableSize,
} from "./gridWindow";

type Position = { scrollTop: number; viewport: number };

/** The position before the first measurement. */
const START: Position = { scrollTop: 0, viewport: 600 };

const HEADER_HEIGHT = 40;

const positionOf = ({ scrollTop, clientHeight }: HTMLElement): Position => ({
  scrollTop,
  viewport: Math.max(ROW_HEIGHT, clientHeight - HEADER_HEIGHT),
});

const isSame = (one: GridWindow, other: GridWindow) =>
  one.before === other.before &&
  one.after === other.after &&
  one.pieces.length === other.pieces.length;

/** The rows of a table to draw. A new `order` (search or sort order) scrolls to the top. */
export function useGridWindow(size: TableSize, order: string) {
  const { rows } = size;
  const scroller = useRef<HTMLElement>(null);
  const shown = useRef(order);
  const [position, setPosition] = useState(START);
  const isPrinting = useIsPrinting();
  const windowAt = ({ scrollTop, viewport }: Position) => gridWindow(size, scrollTop, viewport);
  const onPaper = () => paperWindow(rows, position.scrollTop, position.viewport);

  useEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    if (scroller.current !== null) scroller.current.scrollTop = 0;
    setPosition(START);
  }, [order]);

  function measure() {
    if (scroller.current === null) return;
    const next = positionOf(scroller.current);
    setPosition((now) => (isSame(windowAt(now), windowAt(next)) ? now : next));
  }

  const onResize = useEffectEvent(measure);
  const isTable = rows > 0;
  useEffect(() => {
    if (!isTable || scroller.current === null) return;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [isTable]);

  /** The rows that are visible, at least by half. */
  function inSight(): { first: number; count: number } {
    const { scrollTop, viewport } = scroller.current ? positionOf(scroller.current) : START;
    const first = Math.round(rowInSight(rows, scrollTop, viewport));
    return { first, count: Math.min(Math.round(viewport / ROW_HEIGHT), rows - first) };
  }

  function show(row: number) {
    const { first, count } = inSight();
    if (scroller.current === null || count === 0) return;
    if (row < first) scroller.current.scrollTop -= (first - row) * ROW_HEIGHT;
    const beyond = row - (first + count - 1);
    if (beyond > 0) scroller.current.scrollTop += beyond * ROW_HEIGHT;
  }

  const drawn = isPrinting ? onPaper() : windowAt(position);
  return { scroller, drawn, onScroll: measure, inSight, show };
}
