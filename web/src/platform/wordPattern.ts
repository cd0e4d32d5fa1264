/** Nobody steps through more hits, and marking them would slow the page. */
export const MOST_HITS = 2_000;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Invisible characters: soft hyphens, zero-width spaces and joiners, direction marks. */
const INVISIBLE = "[\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF]";

/** Matches an accented letter in both Unicode forms, composed and decomposed. */
const inBothForms = (letter: string) =>
  `(?:${literally(letter)}|${literally(letter.normalize("NFD"))})`;

/** Matches the words in any case and accent form, with invisible characters between letters. */
export function patternOf(words: string): RegExp | undefined {
  const seen = words.trim().normalize("NFC").replace(new RegExp(INVISIBLE, "gu"), "");
  const letters = [...seen].map(inBothForms);
  return letters.length === 0 ? undefined : new RegExp(letters.join(`${INVISIBLE}*`), "giu");
}
