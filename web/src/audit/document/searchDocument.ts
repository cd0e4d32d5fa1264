import type { Section } from "../../engine";

/** A piece of text. A hit has its number among all hits, counted from 0. */
export type Piece = {
  /** The offset in its paragraph. */
  at: number;
  text: string;
  hit: number | undefined;
};

type Paragraph = { place: number; pieces: Piece[] };

type FoundSection = { place: number; title: Piece[]; paragraphs: Paragraph[] };

export type FoundDocument = { hits: number; sections: FoundSection[] };

/** Nobody steps through more hits, and marking them would slow the page. */
export const MOST_HITS = 2_000;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Invisible characters: soft hyphens, zero-width spaces and joiners, direction marks. */
const INVISIBLE = "[\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF]";

/** Matches an accented letter in both Unicode forms, composed and decomposed. */
const inBothForms = (letter: string) =>
  `(?:${literally(letter)}|${literally(letter.normalize("NFD"))})`;

/** Matches the words in any case and accent form, with invisible characters between letters. */
function patternOf(words: string): RegExp | undefined {
  const seen = words.trim().normalize("NFC").replace(new RegExp(INVISIBLE, "gu"), "");
  const letters = [...seen].map(inBothForms);
  return letters.length === 0 ? undefined : new RegExp(letters.join(`${INVISIBLE}*`), "giu");
}

function* piecesOf(text: string, sought: RegExp, found: { hits: number }): Generator<Piece> {
  let at = 0;
  for (const match of text.matchAll(sought)) {
    if (found.hits === MOST_HITS) break;
    if (match.index > at) yield { at, text: text.slice(at, match.index), hit: undefined };
    yield { at: match.index, text: match[0], hit: found.hits };
    found.hits += 1;
    at = match.index + match[0].length;
  }
  if (at < text.length) yield { at, text: text.slice(at), hit: undefined };
}

/** Splits each paragraph of a document at the hits. */
export function searchDocument(sections: readonly Section[], words: string): FoundDocument {
  const found = { hits: 0 };
  const sought = patternOf(words);
  const cut = (text: string): Piece[] =>
    sought === undefined ? [{ at: 0, text, hit: undefined }] : [...piecesOf(text, sought, found)];
  const cutSections = sections.map(({ title, body }, place) => ({
    place,
    title: cut(title),
    paragraphs: body.split(/\n\s*\n/).map((text, place) => ({ place, pieces: cut(text) })),
  }));
  return { sections: cutSections, hits: found.hits };
}
