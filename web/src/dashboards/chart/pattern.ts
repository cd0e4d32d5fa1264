import type { Look } from "../../engine";
import { rotated } from "./look";

/** The side of a pattern tile, in px. A swatch shows two tiles. */
export const TILE = 6;

/** The opacity of the pattern on a screen. On paper and with a system palette it is 1. */
export const STRENGTH = 0.4;

/** The pattern of each series; the first one has none. */
const tiles = [
  "",
  "M-1.5 1.5L1.5 -1.5M0 6L6 0M4.5 7.5L7.5 4.5",
  "M1.2 1.2h.6v.6h-.6z M4.2 4.2h.6v.6h-.6z",
  "M0 3H6",
  "M-1.5 4.5L1.5 7.5M0 0L6 6M4.5 -1.5L7.5 1.5",
  "M3 0V6",
  "M0 0L6 6M6 0L0 6",
  "M0 3H6M3 0V6",
];

const restTile = "M-1 3L1.5 1.5L4.5 4.5L7 3";

export const tileOf = ({ colour, pattern }: Look): string =>
  isRest(colour) ? restTile : (tiles[rotated(pattern, tiles.length)] ?? "");

/** The first two colours differ enough in grey, so the second one shows its pattern only on paper. */
export const isForPaper = ({ colour, pattern }: Look): boolean => pattern === 1 && !isRest(colour);

const isRest = (colour: string) => colour === "series-rest";
