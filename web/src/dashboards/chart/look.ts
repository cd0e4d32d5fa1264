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
import type { Look } from "../../engine";

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

/** Shifts the patterns by one after `of` series, so that a repeated colour gets another pattern. */
export const rotated = (pattern: number, of: number): number =>
  (pattern + Math.floor(pattern / of)) % of;

export const colourOf = ({ colour }: Look): string => `var(--${colour})`;

export const dashOf = ({ pattern }: Look): string | undefined =>
  dashes[rotated(pattern, dashes.length)] || undefined;

export const markerOf = ({ pattern }: Look, area = 44): string =>
  symbol(markers[rotated(pattern, markers.length)] ?? symbolCircle, area)() ?? "";
