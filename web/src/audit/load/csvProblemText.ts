import type { CsvProblem } from "../../engine";
import { figure } from "../../platform/figure";

type Kind = CsvProblem["problem"];

type Texts = { [K in Kind]: (problem: Extract<CsvProblem, { problem: K }>) => string };

const MEGABYTE = 1024 * 1024;

const row = ({ line }: { line: number }) => `Baris ${figure(line)}`;

const cell = (problem: { line: number; column: number }) =>
  `${row(problem)}, kolom ${figure(problem.column)}`;

const texts: Texts = {
  emptyFile: () => "Berkas ini kosong.",
  noRows: () => "Hanya ada judul kolom; tidak ada baris data di bawahnya.",
  utf16: () => "Berkas ini berformat UTF-16. Simpan lagi sebagai CSV UTF-8, lalu coba lagi.",
  fileTooLarge: ({ max }) =>
    `Berkas ini terlalu besar. Maksimal ${figure(max / MEGABYTE)} MB; bagi menjadi beberapa berkas.`,
  notText: (problem) =>
    `${row(problem)}: ada isi yang bukan teks. Berkas Excel perlu disimpan dulu sebagai CSV.`,
  tooManyColumns: (problem) =>
    `${row(problem)}: ${figure(problem.found)} kolom, paling banyak ${figure(problem.max)}. Periksa pemisah kolomnya.`,
  tooManyRows: (problem) => `${row(problem)}: melewati batas ${figure(problem.max)} baris data.`,
  raggedRow: (problem) =>
    `${row(problem)}: ${figure(problem.found)} sel, seharusnya ${figure(problem.expected)}.`,
  nul: (problem) => `${cell(problem)}: ada karakter NUL, yang bukan bagian dari teks.`,
  cellTooLong: (problem) =>
    `${cell(problem)}: isi sel lebih dari ${figure(problem.max)} byte. Mungkin tanda kutipnya tidak ditutup.`,
  emptyHeader: (problem) => `${cell(problem)}: judul kolom kosong.`,
  duplicateHeader: (problem) =>
    `${row(problem)}: judul “${problem.header}” dipakai di kolom ${figure(problem.first)} dan kolom ${figure(problem.second)}.`,
  unclosedQuote: (problem) => `${row(problem)}: tanda kutip dibuka, tetapi tidak ditutup.`,
};

export function csvProblemText<K extends Kind>(
  problem: Extract<CsvProblem, { problem: K }> & { problem: K },
): string {
  return texts[problem.problem](problem);
}
