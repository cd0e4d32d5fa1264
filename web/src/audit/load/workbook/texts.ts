/** User-facing texts about Excel files. */
import type { WorkbookProblem, WorkbookWarning } from "../../../engine";
import { figure } from "../../../platform/figure";

export const workbookTexts = {
  sheet: "Lembar",
  hidden: (sheet: string) => `${sheet} (tersembunyi)`,
  range: "Rentang sel",
  rangeHint: "Opsional, misalnya A3:H200.",
  noReader:
    "Pembaca berkas Excel tidak dapat dimuat. Periksa sambungan jaringan, lalu pilih lagi berkasnya.",
};

const MEGABYTE = 1024 * 1024;

type Kind = WorkbookProblem["problem"];

type ProblemTexts = { [K in Kind]: (problem: Extract<WorkbookProblem, { problem: K }>) => string };

const problemTexts: ProblemTexts = {
  emptyFile: () => "Berkas ini kosong.",
  text: () =>
    "Berkas ini berisi teks, bukan buku kerja Excel. Simpan dengan akhiran .csv, lalu pilih lagi.",
  webPage: () =>
    "Berkas ini halaman web, bukan buku kerja Excel. Buka di Excel, simpan sebagai .xlsx, lalu pilih lagi.",
  notWorkbook: () =>
    "Berkas ini bukan buku kerja Excel atau ODS. Periksa berkasnya, lalu pilih lagi.",
  tooOld: () =>
    "Berkas ini dari versi Excel yang sangat lama. Buka di Excel, simpan sebagai .xlsx, lalu pilih lagi.",
  unknownRecords: () =>
    "Sebagian sel berkas ini tidak dapat dibaca. Buka di Excel, simpan sebagai .xlsx, lalu pilih lagi.",
  passwordProtected: () =>
    "Berkas ini terkunci kata sandi. Buka di Excel, hapus kata sandinya, simpan, lalu pilih lagi.",
  damaged: () =>
    "Berkas ini rusak atau terpotong. Buka di Excel untuk memulihkannya, simpan, lalu pilih lagi.",
  unreadable: () => "Berkas ini tidak dapat dibaca. Pilih lagi berkasnya.",
  fileTooLarge: ({ max }) =>
    `Berkas ini terlalu besar. Maksimal ${figure(max / MEGABYTE)} MB; simpan lembarnya sebagai CSV, atau bagi menjadi beberapa berkas.`,
  unpacksTooLarge: ({ max }) =>
    `Isi berkas ini lebih dari ${figure(max / MEGABYTE)} MB setelah dibuka. Simpan lembarnya sebagai CSV, lalu pilih lagi.`,
  noSheets: () => "Buku kerja ini tidak memiliki lembar data.",
  emptySheet: () => "Lembar ini kosong. Pilih lembar lain.",
  unknownSheet: () => "Lembar ini tidak ada lagi. Pilih lembar lain.",
  invalidRange: () => "Rentang sel tidak dapat dibaca. Contoh: A3:H200.",
  tooManyColumns: ({ found, max }) =>
    `Lembar ini memiliki ${figure(found)} kolom, paling banyak ${figure(max)}. Isi rentang sel yang diperlukan.`,
  sheetTooLarge: ({ max }) =>
    `Lembar ini lebih dari ${figure(max / MEGABYTE)} MB. Isi rentang sel yang diperlukan, atau simpan sebagai CSV.`,
};

export function workbookProblemText<K extends Kind>(
  problem: Extract<WorkbookProblem, { problem: K }> & { problem: K },
): string {
  return problemTexts[problem.problem](problem);
}

type Cells = { count: number; first: readonly string[] };

const places = ({ count, first }: Cells) =>
  `${first.join(", ")}${count > first.length ? `, dan ${figure(count - first.length)} sel lagi` : ""}`;

type Note = WorkbookWarning["warning"];

type WarningTexts = {
  [K in Note]: (warning: Extract<WorkbookWarning, { warning: K }>) => string;
};

const warningTexts: WarningTexts = {
  errorCells: ({ cells }) => `${figure(cells.count)} sel berisi galat Excel: ${places(cells)}.`,
  formulasWithoutValue: ({ cells }) =>
    `${figure(cells.count)} rumus belum dihitung dan dibaca kosong: ${places(cells)}. Buka dan simpan di Excel agar nilainya ada.`,
  datesOutOfRange: ({ cells }) =>
    `${figure(cells.count)} tanggal di luar kalender Excel dibaca sebagai teks: ${places(cells)}.`,
  mergedCells: ({ cells, repeated }) =>
    `${figure(cells.count)} sel gabungan: ${places(cells)}. ${figure(repeated)} di antaranya judul, yang diulang di setiap kolomnya.`,
  dates1904: () => "Tanggal dibaca dengan kalender 1904, seperti di Excel untuk Mac lama.",
  hiddenSheets: ({ names }) =>
    `Lembar tersembunyi: ${names.join(", ")}. Pilih di Struktur berkas bila diperlukan.`,
};

export function workbookWarningText<K extends Note>(
  warning: Extract<WorkbookWarning, { warning: K }> & { warning: K },
): string {
  return warningTexts[warning.warning](warning);
}
