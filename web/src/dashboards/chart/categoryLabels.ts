import { LINE_HEIGHT, shorten, widthOf } from "./text";

export type CategoryLabels = {
  /** Every n-th label is drawn. */
  step: number;
  lines: string[][];
  /** The height of the labels, in px. */
  depth: number;
  /** False if names had to be omitted or shortened. */
  fits: boolean;
};

const GAP = 6;
/** The least room for a shortened name, in px. */
const LEAST_ROOM = 60;
/** Dates contain spaces, so they need a larger gap. */
const GAP_IN_TIME = 14;
const ONE_LINE = LINE_HEIGHT + 8;
const TWO_LINES = 2 * LINE_HEIGHT + 6;

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

/** Lays out category names without overlap: on one line, on two, or with some omitted. */
export function categoryLabels(
  categories: readonly string[],
  isTime: boolean,
  slot: number,
): CategoryLabels {
  if (isTime) return timeLabels(categories, slot);
  const single = categories.map((text) => [text]);
  const widest = Math.max(0, ...categories.map(widthOf));
  if (widest + GAP <= slot) return { step: 1, lines: single, depth: ONE_LINE, fits: true };
  const two = categories.map((text) => wrapped(text, slot - GAP));
  if (two.every((lines) => lines !== undefined))
    return { step: 1, lines: two, depth: TWO_LINES, fits: true };
  const step = Math.max(1, Math.ceil(LEAST_ROOM / slot));
  const lines = categories.map((text) => [shorten(text, step * slot - GAP)]);
  return { step, lines, depth: ONE_LINE, fits: false };
}

/** Names of periods. The year is on a second line, and only where it changes. */
function timeLabels(categories: readonly string[], slot: number): CategoryLabels {
  const parts = categories.map((text) => /^(.*\S) (\d{4})$/.exec(text)?.slice(1) ?? [text]);
  const widest = Math.max(0, ...parts.map(([stem = ""]) => widthOf(stem)));
  const step = Math.max(1, Math.ceil((widest + GAP_IN_TIME) / slot));
  const lines = parts.map(([stem = "", year], at) => {
    const isNew = year !== undefined && year !== parts[at - step]?.[1];
    return isNew ? [stem, year] : [stem];
  });
  const depth = lines.some(([, year]) => year !== undefined) ? TWO_LINES : ONE_LINE;
  return { step, lines, depth, fits: true };
}
