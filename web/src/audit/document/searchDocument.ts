import type { Section } from "../../engine";
import {
  type FoldedText,
  foldText,
  foldWords,
  MOST_HITS,
  partsThatFoldTo,
} from "../../platform/foldedText";

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

type Prepared = { text: string; folded: () => FoldedText };

/** A document that can be searched at each key press. It is folded at the first search. */
type SearchableDocument = readonly { title: Prepared; paragraphs: readonly Prepared[] }[];

function prepared(text: string): Prepared {
  let folded: FoldedText | undefined;
  const fold = () => {
    folded ??= foldText(text);
    return folded;
  };
  return { text, folded: fold };
}

export const searchable = (sections: readonly Section[]): SearchableDocument =>
  sections.map(({ title, body }) => ({
    title: prepared(title),
    paragraphs: body.split(/\n\s*\n/).map(prepared),
  }));

function* piecesOf(
  { text, folded }: Prepared,
  sought: string,
  found: { hits: number },
): Generator<Piece> {
  let at = 0;
  const parts = sought === "" ? [] : partsThatFoldTo(folded(), sought);
  for (const [start, end] of parts) {
    if (found.hits === MOST_HITS) break;
    if (start > at) yield { at, text: text.slice(at, start), hit: undefined };
    yield { at: start, text: text.slice(start, end), hit: found.hits };
    found.hits += 1;
    at = end;
  }
  if (at < text.length) yield { at, text: text.slice(at), hit: undefined };
}

/** Splits each paragraph of a document at the hits. */
export function searchDocument(document: SearchableDocument, words: string): FoundDocument {
  const found = { hits: 0 };
  const sought = foldWords(words);
  const cut = (text: Prepared) => [...piecesOf(text, sought, found)];
  const sections = document.map(({ title, paragraphs }, place) => ({
    place,
    title: cut(title),
    paragraphs: paragraphs.map((text, place) => ({ place, pieces: cut(text) })),
  }));
  return { sections, hits: found.hits };
}

/** The first hit from a place on, such as '2.4': section and paragraph. */
export function hitFrom({ sections }: FoundDocument, at = ""): number {
  const [section = 0, paragraph = 0] = at.split(".").map(Number);
  const { title = [], paragraphs = [] } = sections[section] ?? {};
  const from = paragraphs.slice(paragraph).flatMap(({ pieces }) => pieces);
  const pieces = paragraph === 0 ? [...title, ...from] : from;
  return pieces.find(({ hit }) => hit !== undefined)?.hit ?? 0;
}
