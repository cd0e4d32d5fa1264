import type { PointerEvent } from "react";
import { COLUMNS } from "../../../../dashboards/board/grid";
import type { Edit, Widget } from "../../../../engine";
import type { Offset } from "./placing";

export type DragKind = "move" | "size";

/** A drag shorter than this, in px, is a click. */
export const SLOP = 5;

export type DragStart = {
  widget: Widget;
  kind: DragKind;
  pointerId: number;
  x: number;
  y: number;
  scrollY: number;
  /** Left edge of the canvas in the window, which changes with the side menu. */
  left: number;
  column: number;
  row: number;
};

export function startOf(
  { pointerId, clientX, clientY }: PointerEvent,
  canvas: HTMLElement,
  held: Pick<DragStart, "widget" | "kind">,
): DragStart {
  const { scrollY } = window;
  return { ...held, pointerId, x: clientX, y: clientY, scrollY, ...measures(canvas) };
}

/** The canvas's left edge in the window, and the px from one column or row to the next. */
function measures(canvas: HTMLElement) {
  const style = getComputedStyle(canvas);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const row = Number.parseFloat(style.gridAutoRows) || 1;
  const { left, width } = canvas.getBoundingClientRect();
  return { left, column: (width + gap) / COLUMNS, row: row + gap };
}

/** The pointer's offset from its start on the canvas, in px. */
export function wayFrom(
  start: DragStart,
  canvas: HTMLElement | null,
  { clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">,
): Offset {
  const left = canvas?.getBoundingClientRect().left ?? start.left;
  return {
    dx: clientX - start.x + start.left - left,
    dy: clientY - start.y + window.scrollY - start.scrollY,
  };
}

/** The edit that a drag by this offset makes. */
export function editOf({ widget, kind, column, row }: DragStart, { dx, dy }: Offset): Edit {
  const { id, position } = widget;
  const across = Math.round(dx / column);
  const down = Math.round(dy / row);
  return kind === "move"
    ? { moveTo: { id, x: position.x + across, y: position.y + down } }
    : { resizeTo: { id, w: position.w + across, h: position.h + down } };
}
