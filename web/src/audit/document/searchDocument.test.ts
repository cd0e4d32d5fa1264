import { expect, test } from "vitest";
import { MOST_HITS } from "../../platform/wordPattern";
import { searchDocument } from "./searchDocument";

const SECTIONS = [
  { title: "Izin usaha", body: "Pemegang izin wajib lapor.\n\nIZIN berlaku lima tahun." },
  { title: "Sanksi (a+b)", body: "Tidak ada." },
];

const hitsIn = (words: string) =>
  searchDocument(SECTIONS, words).sections.flatMap(({ title, paragraphs }) =>
    [title, ...paragraphs.map(({ pieces }) => pieces)]
      .flat()
      .filter(({ hit }) => hit !== undefined)
      .map(({ text, hit }) => `${hit} ${text}`),
  );

test("words are found in titles and paragraphs in any case, and hits are numbered in reading order", () => {
  expect(hitsIn(" izin ")).toEqual(["0 Izin", "1 izin", "2 IZIN"]);
});

test("the text around a hit is complete", () => {
  const [first] = searchDocument(SECTIONS, "izin").sections;
  const texts = first?.paragraphs.map(({ pieces }) => pieces.map(({ text }) => text).join(""));
  expect(texts).toEqual(["Pemegang izin wajib lapor.", "IZIN berlaku lima tahun."]);
});

test("special characters match literally", () => {
  expect(hitsIn("(a+b)")).toEqual(["0 (a+b)"]);
  expect(hitsIn("[")).toEqual([]);
});

test("accents match in both Unicode forms, and invisible characters are ignored", () => {
  const sections = [{ title: "Cafe\u0301", body: "caf\u00e9 tam\u200bbang" }];
  const texts = (words: string) =>
    searchDocument(sections, words)
      .sections.flatMap(({ title, paragraphs }) => [
        title,
        ...paragraphs.map((each) => each.pieces),
      ])
      .flat()
      .flatMap(({ text, hit }) => (hit === undefined ? [] : [text]));
  expect(texts("caf\u00e9")).toEqual(["Cafe\u0301", "caf\u00e9"]);
  expect(texts("cafe\u0301")).toEqual(["Cafe\u0301", "caf\u00e9"]);
  expect(texts("\u200etambang")).toEqual(["tam\u200bbang"]);
  expect(texts("\u200b")).toEqual([]);
});

test("an empty search marks nothing", () => {
  expect(searchDocument(SECTIONS, "  ").hits).toBe(0);
});

test("the number of marks is limited", () => {
  const long = [{ title: "", body: "a ".repeat(MOST_HITS + 5) }];
  expect(searchDocument(long, "a").hits).toBe(MOST_HITS);
});
