import { expect, test } from "vitest";
import type { CsvProblem } from "../../engine";
import { csvProblemText } from "./texts";

test.each<[CsvProblem, string]>([
  [{ problem: "raggedRow", line: 12, found: 5, expected: 7 }, "Baris 12: 5 sel, seharusnya 7."],
  [
    { problem: "nul", line: 1_234, column: 2 },
    "Baris 1.234, kolom 2: ada karakter NUL, yang bukan bagian dari teks.",
  ],
  [
    { problem: "fileTooLarge", max: 3 * 1024 * 1024 },
    "Berkas ini terlalu besar. Maksimal 3 MB; bagi menjadi beberapa berkas.",
  ],
  [
    { problem: "tooManyColumns", line: 1, found: 1_205, max: 1_200 },
    "Baris 1: 1.205 kolom, paling banyak 1.200. Periksa pemisah kolomnya.",
  ],
  [
    { problem: "tooManyRows", line: 7_002, max: 7_000 },
    "Baris 7.002: melewati batas 7.000 baris data.",
  ],
  [
    { problem: "cellTooLong", line: 3, column: 2, max: 9_000 },
    "Baris 3, kolom 2: isi sel lebih dari 9.000 byte. Mungkin tanda kutipnya tidak ditutup.",
  ],
])("a problem names its place: %o", (problem, text) => {
  expect(csvProblemText(problem)).toBe(text);
});
