import { expect, test } from "vitest";
import { MOST_HITS } from "../../platform/foldedText";
import { searchable, searchDocument } from "./searchDocument";

const SECTIONS = [
  { title: "Izin usaha", body: "Pemegang izin wajib lapor.\n\nIZIN berlaku lima tahun." },
  { title: "Sanksi (a+b)", body: "Tidak ada." },
];

const hitsIn = (words: string) =>
  searchDocument(searchable(SECTIONS), words).sections.flatMap(({ title, paragraphs }) =>
    [title, ...paragraphs.map(({ pieces }) => pieces)]
      .flat()
      .filter(({ hit }) => hit !== undefined)
      .map(({ text, hit }) => `${hit} ${text}`),
  );

test("words are found in titles and paragraphs in any case, and hits are numbered in reading order", () => {
  expect(hitsIn(" izin ")).toEqual(["0 Izin", "1 izin", "2 IZIN"]);
});

test("the text around a hit is complete", () => {
  const [first] = searchDocument(searchable(SECTIONS), "izin").sections;
  const texts = first?.paragraphs.map(({ pieces }) => pieces.map(({ text }) => text).join(""));
  expect(texts).toEqual(["Pemegang izin wajib lapor.", "IZIN berlaku lima tahun."]);
});

test("special characters match literally", () => {
  expect(hitsIn("(a+b)")).toEqual(["0 (a+b)"]);
  expect(hitsIn("[")).toEqual([]);
});

test("hits are marked where they are, in the form in which they are written", () => {
  const sections = [{ title: "Cafe\u0301", body: "di caf\u00e9 tam\u200bbang,\n\nm\u00b3" }];
  const piecesOf = (words: string) =>
    searchDocument(searchable(sections), words)
      .sections.flatMap(({ title, paragraphs }) => [
        title,
        ...paragraphs.map((each) => each.pieces),
      ])
      .map((pieces) => pieces.map(({ at, text, hit }) => [at, text, hit]));
  expect(piecesOf("CAF\u00c9")).toEqual([
    [[0, "Cafe\u0301", 0]],
    [
      [0, "di ", undefined],
      [3, "caf\u00e9", 1],
      [7, " tam\u200bbang,", undefined],
    ],
    [[0, "m\u00b3", undefined]],
  ]);
  expect(piecesOf("\u200b")).toEqual(piecesOf(""));
});

test("an empty search marks nothing", () => {
  expect(searchDocument(searchable(SECTIONS), "  ").hits).toBe(0);
});

test("the number of marks is limited", () => {
  const long = [{ title: "", body: "a ".repeat(MOST_HITS + 5) }];
  expect(searchDocument(searchable(long), "a").hits).toBe(MOST_HITS);
});
