import { expect, test } from "vitest";
import { foldText, partsThatFoldTo } from "./foldedText";

const marked = (text: string, words: string) =>
  [...partsThatFoldTo(foldText(text), foldText(words).letters)].map(([start, end]) =>
    text.slice(start, end),
  );

test.each([
  ["Caf\u00e9 cafe\u0301", "CAFE\u0301", ["Caf\u00e9", "cafe\u0301"]],
  ["tam\u00adbang", "\u200etambang", ["tam\u00adbang"]],
  ["Stra\u00dfe STRASSE", "strasse", ["Stra\u00dfe", "STRASSE"]],
  ["\u0130zin \u0131zin izin", "izin", ["\u0130zin", "\u0131zin", "izin"]],
  ["\uff30\uff34\u3000Bara", "pt bara", ["\uff30\uff34\u3000Bara"]],
  ["\ufb01nal final", "FINAL", ["\ufb01nal", "final"]],
  ["20 m\u00b3", "m3", ["m\u00b3"]],
  ["Vi\u00ea\u0323t", "vi\u1ec7t", ["Vi\u00ea\u0323t"]],
  ["\u039f\u0394\u039f\u03a3", "\u03bf\u03b4\u03bf\u03c2", ["\u039f\u0394\u039f\u03a3"]],
  ["izin\n  usaha", "izin usaha", ["izin\n  usaha"]],
  ["izin\nusaha", "izin usaha", ["izin\nusaha"]],
])("%j is found by %j", (text, words, parts) => {
  expect(marked(text, words)).toEqual(parts);
});

test("a long text is folded in a moment", () => {
  const text = "Pemegang izin wajib lapor \u2013 setiap bulan, m\u00b3 dan ton.\n".repeat(5_000);
  const parts = [...partsThatFoldTo(foldText(text), "m3 dan")];
  expect(parts).toHaveLength(5_000);
  expect(text.slice(...(parts[4_999] ?? []))).toBe("m\u00b3 dan");
});

test("a letter that folds to two is marked whole and once", () => {
  expect(marked("\u00df", "s")).toEqual(["\u00df"]);
  expect(marked("a\u00dfb", "as")).toEqual(["a\u00df"]);
  expect(marked("a\u00dfb", "sb")).toEqual(["\u00dfb"]);
});

test("parts do not overlap, and an empty search finds nothing", () => {
  expect(marked("aaaa \u2013", "aa")).toEqual(["aa", "aa"]);
  expect(marked("aaaa", "aa")).toEqual(["aa", "aa"]);
  expect(marked("a", "\u200b")).toEqual([]);
});
