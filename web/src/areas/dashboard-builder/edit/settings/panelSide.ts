import { COLUMNS } from "../../../../dashboards/board/grid";
import type { Position } from "../../../../engine";

export type Side = "right" | "left" | "bottom";

/** Room for the canvas in rem: its width, and the empty page to the right of it. */
export type Room = { width: number; free: number };

/** Widths in rem, as in the style sheets of the canvas and of the settings. */
const COLUMNS_FROM = 52;
const PANEL = 19;
const COLUMN_GAP = 1;
const DISTANCE = 1;

/** True if the canvas has columns, and room for settings over it. */
export const hasColumns = ({ width }: Room) => width >= COLUMNS_FROM;

/** The side on which the settings do not cover their widget. They stay on the left while they can. */
export function sideFor({ x, w }: Position, { width, free }: Room, before: Side): Side {
  const column = (width + COLUMN_GAP) / COLUMNS;
  const isFreeLeft = x * column - DISTANCE >= PANEL;
  const isFreeRight = (x + w) * column - COLUMN_GAP + DISTANCE <= width + free - PANEL;
  if (isFreeLeft && (before === "left" || !isFreeRight)) return "left";
  return isFreeRight ? "right" : "bottom";
}

/** The room that an element has, and the window beside it up to this distance from its edge. */
export function roomOf(element: HTMLElement): Room {
  const root = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(root).fontSize) || 16;
  const { width, right } = element.getBoundingClientRect();
  const beside = (root.clientWidth - right) / rem - COLUMN_GAP;
  return { width: width / rem, free: Math.max(0, Math.min(PANEL + COLUMN_GAP, beside)) };
}
