import type { Section } from "../../engine";

/** A stretch of text; one that was found has its number among all that were, counted from 0. */
export type Piece = {
  /** Where it begins in its paragraph. */
  at: number;
  text: string;
  hit: number | undefined;
};

type Paragraph = { place: number; pieces: Piece[] };

type FoundSection = { place: number; title: Piece[]; paragraphs: Paragraph[] };

export type FoundDocument = { hits: number; sections: FoundSection[] };

/** More marks than anybody steps through would only slow the page. */
export const MOST_HITS = 2_000;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Characters that nobody sees: soft hyphens, zero-width spaces and joiners, marks of direction. */
const INVISIBLE = "[\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF]";

/** A letter with its accent, whether that is part of it or follows it. */
const inBothForms = (letter: string) =>
  `(?:${literally(letter)}|${literally(letter.normalize("NFD"))})`;

/** Finds the words whatever their case, the form of their accents, and what nobody sees between their letters. */
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

/** A document in paragraphs, cut where the words sought stand, whatever their form. */
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
