import type { SeriesBody } from "../../engine";
import { fromZero, type Span, stacked } from "./stack";

/** The bars of a category, in px from its centre. */
export type BarShape = {
  spans: Span[][];
  thickness: number;
  offsetOf: (line: number) => number;
  /** The series of the bar at this distance from the centre. */
  lineAt: (distance: number) => number;
};

const WIDEST_GROUP = 96;
const WIDEST_BAR = 48;
const FILLED = 0.76;

export const verticalWidth = ({ categories, series }: SeriesBody, isStacked: boolean): number =>
  56 + categories.length * (isStacked ? 8 : series.length * 4 + 4);

export function barShape({ series }: SeriesBody, isStacked: boolean, slot: number): BarShape {
  const side = isStacked ? 1 : series.length;
  const group = Math.min(slot * FILLED, side === 1 ? WIDEST_BAR : WIDEST_GROUP + side * 16);
  const thickness = group / side;
  return {
    spans: isStacked ? stacked(series) : fromZero(series),
    thickness: Math.max(0.75, thickness - (thickness > 6 && side > 1 ? 1.5 : 0)),
    offsetOf: (line) => (isStacked ? -group / 2 : -group / 2 + line * thickness),
    lineAt: (distance) =>
      Math.max(0, Math.min(side - 1, Math.floor((distance + group / 2) / thickness))),
  };
}

/** In stacked bars, the series that covers a value. */
export function lineCovering(spans: readonly Span[][], point: number, value: number): number {
  const found = spans.findIndex((line) => {
    const span = line[point];
    if (span === undefined) return false;
    return Math.min(span.from, span.to) <= value && value <= Math.max(span.from, span.to);
  });
  if (found >= 0) return found;
  return Math.max(
    0,
    spans.findLastIndex((line) => line[point] !== undefined),
  );
}
