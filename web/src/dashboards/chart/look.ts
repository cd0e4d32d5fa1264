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

/** Where the eight of something begin again, they begin with the next one: the colour comes back, not the rest of the look. */
export const turned = (pattern: number, of: number): number =>
  (pattern + Math.floor(pattern / of)) % of;

/** The colour that the core has given a value. */
export const colourOf = ({ colour }: Look): string => `var(--${colour})`;

export const dashOf = ({ pattern }: Look): string | undefined =>
  dashes[turned(pattern, dashes.length)] || undefined;

export const markerOf = ({ pattern }: Look, area = 44): string =>
  symbol(markers[turned(pattern, markers.length)] ?? symbolCircle, area)() ?? "";
