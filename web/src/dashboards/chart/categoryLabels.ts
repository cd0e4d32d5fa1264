import { LINE_HEIGHT, shorten, widthOf } from "./text";

export type CategoryLabels = {
  /** One label in so many is written. */
  step: number;
  isSlanted: boolean;
  lines: string[][];
  /** The height they take. */
  depth: number;
};

const GAP = 6;
/** Dates, which have blanks within, need more between them. */
const GAP_IN_TIME = 14;
const SLANT = Math.sin(Math.PI / 4);

/** A name on up to two lines; nothing if it does not fit there. */
function wrapped(text: string, room: number): string[] | undefined {
  if (widthOf(text) <= room) return [text];
  const words = text.split(" ");
  for (let cut = words.length - 1; cut > 0; cut--) {
    const lines = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    if (lines.every((line) => widthOf(line) <= room)) return lines;
  }
  return undefined;
}

/** How the names under an axis are written so that none meets another: level, on two lines, some left out, or slanted. */
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
    // The first names have no more room than there is to their left.
    lines: categories.map((text, point) => [
      shorten(text, Math.min(room, (left + (point + 0.5) * slot) / SLANT)),
    ]),
    depth,
  };
}
