export const LINE_HEIGHT = 16;

/** Character widths at 12 px, in groups. Measuring each name in the page would cost more than drawing it. */
const groups: readonly [letters: string, width: number][] = [
  ["ijlI.,:;'|!", 3.4],
  [" ()rft1J", 4.6],
  ["zxs-/vykcT", 6.5],
  ["AKPRSVXbdpqgo4", 8],
  ["BCDHNU0&", 9],
  ["mwMW%OQG@", 11],
];

/** Width of all other characters. */
const LETTER = 7.4;
/** Width of emoji and East Asian characters. */
const SQUARE = 15;
const SQUARES_FROM = "\u2e80";

const widths = new Map(
  groups.flatMap(([letters, width]) => [...letters].map((l) => [l, width] as const)),
);

const letterWidth = (letter: string): number =>
  widths.get(letter) ?? (letter < SQUARES_FROM ? LETTER : SQUARE);

export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

/** Shortens a label to fit. The tooltip and the table show it in full. */
export function shorten(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  let kept = "";
  let width = LETTER + 1;
  for (const letter of text) {
    width += letterWidth(letter);
    if (width > room) break;
    kept += letter;
  }
  return kept.length < 3 ? "" : `${kept.trimEnd()}…`;
}
