import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTimes,
  symbolTriangle,
  symbolWye,
} from "d3-shape";

const COLOURS = 8;

const markers = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCross,
  symbolStar,
  symbolWye,
  symbolTimes,
];

const dashes = ["", "7 3", "2 3", "9 3 2 3", "5 2", "12 4", "1.5 2.5", "9 3 2 3 2 3"];

/** What a series looks like: three ways to tell it from the others. */
export const colourOf = (index: number, isRest: boolean): string =>
  isRest ? "var(--series-rest)" : `var(--series-${(index % COLOURS) + 1})`;

export const dashOf = (index: number): string | undefined =>
  dashes[index % dashes.length] || undefined;

export const markerOf = (index: number, area = 44): string =>
  symbol(markers[index % markers.length] ?? symbolCircle, area)() ?? "";
