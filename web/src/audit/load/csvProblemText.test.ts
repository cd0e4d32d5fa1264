import { expect, test } from "vitest";
import type { CsvProblem } from "../../core/pkg/portal_core";
import { csvProblemText } from "./csvProblemText";

test.each<[CsvProblem, string]>([
  [{ problem: "raggedRow", line: 12, found: 5, expected: 7 }, "Baris 12: 5 sel, seharusnya 7."],
  [{ problem: "emptyHeader", line: 1, column: 3 }, "Baris 1, kolom 3: judul kolom kosong."],
  [
    { problem: "nul", line: 1_234, column: 2 },
    "Baris 1.234, kolom 2: ada karakter NUL, yang bukan bagian dari teks.",
  ],
  [
    { problem: "duplicateHeader", line: 1, header: "Berat", first: 2, second: 5 },
    "Baris 1: judul “Berat” dipakai di kolom 2 dan kolom 5.",
  ],
])("a problem names its place: %o", (problem, text) => {
  expect(csvProblemText(problem)).toBe(text);
});
