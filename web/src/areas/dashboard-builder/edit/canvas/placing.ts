import type { CSSProperties } from "react";
import { COLUMNS } from "../../../../dashboards/board/grid";
import type { Position } from "../../../../engine";

type Placing = CSSProperties & Record<`--${string}`, number | string>;

export type Offset = { dx: number; dy: number };

/** The position as custom properties, which the style sheet reads. */
export const placed = ({ x, y, w, h }: Position, offset: Offset = { dx: 0, dy: 0 }): Placing => ({
  "--x": x,
  "--y": y,
  "--w": w,
  "--h": h,
  "--dx": `${offset.dx}px`,
  "--dy": `${offset.dy}px`,
});

/** The grid; the lowest widget sets the number of rows. */
export const gridOf = (positions: readonly Position[]): Placing => ({
  "--columns": COLUMNS,
  "--rows": Math.max(0, ...positions.map(({ y, h }) => y + h)),
});
