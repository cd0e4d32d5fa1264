import type { CSSProperties } from "react";
import type { Position } from "../../../../core/pkg/portal_core";

declare module "react" {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}

/** Where a widget lies on the canvas, for `Canvas.module.css`. */
export const placed = ({ x, y, w, h }: Position): CSSProperties => ({
  "--x": x,
  "--y": y,
  "--w": w,
  "--h": h,
});

/** How many rows are taken up. */
export const rowsOf = (positions: readonly Position[]) =>
  Math.max(0, ...positions.map(({ y, h }) => y + h));
