/**
 * A text without case, Unicode form and invisible characters, for searches. The core folds names and tables by the same
 * rules (`core/table/src/fold.rs`).
 */
export type FoldedText = {
  letters: string;
  /** The offset of each folded letter in the text; `undefined` if both have the same offsets. */
  offsets: Uint32Array | undefined;
};

/** Nobody steps through more hits, and marking them would slow the page. */
export const MOST_HITS = 2_000;

const IS_ASCII = /^[\0-\x7f]*$/;
const HAS_WIDE_SPACE = /\s\s/;

/** ASCII words without accents, or one letter with its accents. */
const LETTERS = /[!-~]+(?: [!-~]+)*(?!\p{M})|\P{M}\p{M}*|\p{M}+/gu;
const IS_ASCII_RUN = /^[ -~]+$/;

/** Soft hyphens, zero-width spaces and joiners, direction marks, selectors of a picture's style. */
const INVISIBLE =
  /[\xad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u034f|\p{Variation_Selector}/gu;

/** Variants that Unicode does not name as such. */
const VARIANTS = new Map([
  ["\u00df", "ss"],
  ["\u0131", "i"],
  ["i\u0307", "i"],
  ["\u03c2", "\u03c3"],
  ["\u2010", "-"],
  ["\u2044", "/"],
]);
const ANY_VARIANT = new RegExp([...VARIANTS.keys()].join("|"), "gu");

function foldedLetter(letter: string): string {
  if (/^\s/.test(letter)) return " ";
  const small = letter.replace(INVISIBLE, "").normalize("NFKC").toLowerCase().normalize("NFC");
  return small.replace(ANY_VARIANT, (variant) => VARIANTS.get(variant) ?? variant);
}

export function foldText(text: string): FoldedText {
  if (IS_ASCII.test(text) && !HAS_WIDE_SPACE.test(text)) {
    return { letters: text.toLowerCase().replace(/\s/g, " "), offsets: undefined };
  }
  const parts: string[] = [];
  const offsets: number[] = [];
  let isAfterSpace = false;
  for (const { 0: part, index } of text.matchAll(LETTERS)) {
    const isRun = IS_ASCII_RUN.test(part);
    const folded = isRun ? part.toLowerCase() : foldedLetter(part);
    if (folded === " " && isAfterSpace) continue;
    if (folded !== "") isAfterSpace = folded === " ";
    parts.push(folded);
    for (let at = 0; at < folded.length; at += 1) offsets.push(isRun ? index + at : index);
  }
  offsets.push(text.length);
  return { letters: parts.join(""), offsets: Uint32Array.from(offsets) };
}

/** The folded form of typed words; empty if there is nothing to search for. */
export const foldWords = (typed: string) => foldText(typed).letters.trim();

/** The parts of the text, as pairs of offsets, that fold to `words`. They do not overlap. */
export function* partsThatFoldTo(
  { letters, offsets }: FoldedText,
  words: string,
): Generator<[number, number]> {
  let at = words === "" ? -1 : letters.indexOf(words);
  for (let end = 0; at !== -1; at = letters.indexOf(words, at)) {
    const start = offsets?.[at] ?? at;
    if (start < end) {
      at += 1;
      continue;
    }
    at += words.length;
    // Half of a letter means all of it, such as an 's' of 'ß'.
    while (offsets !== undefined && offsets[at] === offsets[at - 1]) at += 1;
    end = offsets?.[at] ?? at;
    yield [start, end];
  }
}
