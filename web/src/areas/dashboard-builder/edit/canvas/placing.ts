import type { CSSProperties } from "react";
import { COLUMNS } from "../../../../dashboards/board/grid";
import type { Position } from "../../../../engine";

type Placing = CSSProperties & Record<`--${string}`, number | string>;

/** How far the pointer has taken a widget. */
export type Offset = { dx: number; dy: number };

/** Where a widget lies on the canvas, in the terms of the style sheet. */
export const placed = ({ x, y, w, h }: Position, offset: Offset = { dx: 0, dy: 0 }): Placing => ({
  "--x": x,
  "--y": y,
  "--w": w,
  "--h": h,
  "--dx": `${offset.dx}px`,
  "--dy": `${offset.dy}px`,
});

/** The scaled grid, with as many rows as the lowest widget needs. */
export const gridOf = (positions: readonly Position[], scale: number): Placing => ({
  zoom: scale,
  "--columns": COLUMNS,
  "--rows": Math.max(0, ...positions.map(({ y, h }) => y + h)),
});
