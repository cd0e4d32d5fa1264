import { LINE_HEIGHT, shorten, widthOf } from "./text";

export type CategoryLabels = {
  /** Every n-th label is drawn. */
  step: number;
  isSlanted: boolean;
  lines: string[][];
  /** The height of the labels, in px. */
  depth: number;
};

const GAP = 6;
/** Dates contain spaces, so they need a larger gap. */
const GAP_IN_TIME = 14;
const SLANT = Math.sin(Math.PI / 4);

/** Breaks a name into at most two lines; `undefined` if it does not fit. */
function wrapped(text: string, room: number): string[] | undefined {
  if (widthOf(text) <= room) return [text];
  const words = text.split(" ");
  for (let cut = words.length - 1; cut > 0; cut--) {
    const lines = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    if (lines.every((line) => widthOf(line) <= room)) return lines;
  }
  return undefined;
}

/** Lays out category names without overlap: on one line, on two, with some omitted, or slanted. */
export function categoryLabels(
  categories: readonly string[],
  isTime: boolean,
  slot: number,
  left: number,
  height: number,
): CategoryLabels {
  const widest = Math.max(0, ...categories.map(widthOf));
  const level = (step: number): CategoryLabels => ({
    step,
    isSlanted: false,
    lines: categories.map((text) => [text]),
    depth: LINE_HEIGHT + 8,
  });
  if (widest + (isTime ? GAP_IN_TIME : GAP) <= slot) return level(1);
  if (isTime) return level(Math.ceil((widest + GAP_IN_TIME) / slot));
  const two = categories.map((text) => wrapped(text, slot - GAP));
  if (two.every((lines) => lines !== undefined))
    return { step: 1, isSlanted: false, lines: two, depth: 2 * LINE_HEIGHT + 6 };
  const depth = Math.min(widest * SLANT + 20, Math.max(40, height * 0.36));
  const room = (depth - 19) / SLANT;
  return {
    step: Math.ceil(18 / slot),
    isSlanted: true,
    // Slanted names extend to the left, where the first ones have less room.
    lines: categories.map((text, point) => [
      shorten(text, Math.min(room, (left + (point + 0.5) * slot) / SLANT)),
    ]),
    depth,
  };
}
