import type { Section } from "../../engine";
import { MOST_HITS, patternOf } from "../../platform/wordPattern";

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
