/** User-facing texts of the dialog that stores a file as a dataset or document. */
import type { ColumnKind, CsvForm, CsvProblem } from "../../engine";
import { figure } from "../../platform/figure";
import type { PdfProblem } from "../../platform/pdf/openPdf";

export const loadTexts = {
  title: "Unggah data",
  cancel: "Batal",
  save: "Simpan",
  stillReading: "Berkas sedang dibaca.",
  noFile: "Pilih berkas yang dapat disimpan.",
  openQuestion: "Pilih cara membaca angkanya terlebih dahulu.",
  datasetStored: (data: string, rows: number) => `Data “${data}” disimpan: ${figure(rows)} baris.`,
  datasetReplaced: (data: string, rows: number) => `Data “${data}” diganti: ${figure(rows)} baris.`,
  documentStored: (document: string) => `Dokumen “${document}” disimpan.`,
};

export const chooseTexts = {
  label: "Berkas",
  hint: (maxSize: string) =>
    `Tabel: CSV atau TSV. Dokumen: PDF, DOCX, atau TXT, paling besar ${maxSize}. Belum ada yang disimpan sebelum Anda menekan Simpan.`,
  reading: (file: string) => `Membaca ${file}…`,
  cancel: "Batalkan",
  tooMany: "Pilih satu berkas saja.",
};

export const unfitTexts = {
  /** Follows the file's name. */
  refused: "tidak dapat diunggah",
  refusedFor: (problems: number) => `tidak dapat diunggah: ${figure(problems)} masalah`,
  more: (problems: number) => `… dan ${figure(problems)} masalah lagi.`,
  advice: "Tidak ada yang disimpan. Perbaiki berkasnya, lalu pilih lagi; isian Anda tetap ada.",
  interrupted: "Pembacaan berkas terputus karena portal dipulihkan. Pilih lagi berkasnya.",
  tableFormats: "Untuk data tabel, pilih berkas CSV atau TSV.",
};

export const wordTexts = {
  notWord:
    "Berkas ini bukan dokumen Word (DOCX) yang dapat dibaca. Buka di pengolah kata, simpan lagi sebagai DOCX, lalu coba lagi.",
  tooLarge: "Isi dokumen Word ini terlalu besar untuk dibuka. Bagi menjadi beberapa dokumen.",
  noReader: "Dokumen Word belum dapat dibaca. Periksa sambungan jaringan, lalu coba lagi.",
};

const ENCODINGS = { utf8: "UTF-8", windows1252: "Windows-1252" } satisfies Record<
  CsvForm["encoding"],
  string
>;

const DELIMITERS = { comma: "koma", semicolon: "titik koma", tab: "tab" } satisfies Record<
  CsvForm["delimiter"],
  string
>;

export const fileTexts = {
  change: "Ganti berkas",
  rows: (count: number) => `${figure(count)} baris`,
  blankRows: (count: number) => `${figure(count)} baris kosong diabaikan`,
  columns: (count: number) => `${figure(count)} kolom`,
  sections: (count: number) => `${figure(count)} bagian`,
  form: ({ encoding, delimiter, hasMark }: CsvForm) =>
    `${ENCODINGS[encoding]}${hasMark ? " dengan BOM" : ""} · pemisah ${DELIMITERS[delimiter]}`,
  pages: (count: number) => `PDF, ${figure(count)} halaman`,
  noText: "Tanpa teks yang dapat dibaca",
};

export const previewTexts = {
  label: "Pratinjau",
  firstRows: (count: number) => `${figure(count)} baris pertama`,
  allRows: "Semua baris",
  moreSections: (count: number) => `… dan ${figure(count)} bagian lagi.`,
  /** The heading of text that stands before the first heading. */
  untitledSection: "Isi",
  noText: "Tidak ada teks yang terbaca dalam berkas ini.",
  noTextHint: "Berkasnya tetap dapat disimpan dan diunduh.",
  /** The heading of a page's text. */
  page: (number: number) => `Halaman ${number}`,
  noPdfText:
    "Tidak ada teks yang terbaca dalam PDF ini, mungkin karena hasil pindai. Halamannya tetap ditampilkan di portal.",
  closedPdf: {
    damaged: "PDF ini rusak, sehingga halamannya tidak dapat ditampilkan di portal.",
    locked: "PDF ini dilindungi kata sandi, sehingga halamannya tidak dapat ditampilkan di portal.",
    empty: "PDF ini tidak berisi halaman.",
    notLoaded:
      "Halaman PDF belum dapat dibaca. Periksa sambungan jaringan, lalu pilih lagi berkasnya.",
  } satisfies Record<PdfProblem, string>,
  closedPdfHint: "Berkasnya tetap dapat disimpan, tetapi auditor eksternal tidak dapat membacanya.",
  damagedLines: (lines: string) =>
    `Baris ${lines}: ada karakter yang rusak; ditampilkan sebagai \uFFFD.`,
  manyDamagedLines: (lines: string) =>
    `Baris ${lines} dan baris lain: ada karakter yang rusak; ditampilkan sebagai \uFFFD.`,
  damagedHint:
    "Bagian lain berkas ini terbaca utuh. Perbaiki berkas asalnya bila karakter itu diperlukan.",
};

export const columnTexts = {
  label: (column: string) => `Jenis kolom ${column}`,
  placeholder: "Pilih cara membaca",
  kinds: {
    numberIndonesian: "Angka (1.234,56)",
    numberEnglish: "Angka (1,234.56)",
    date: "Tanggal",
    text: "Teks",
  } satisfies Record<ColumnKind, string>,
  example: ({ text, indonesian, english }: NumberExample) =>
    `“${text}”: ${indonesian} atau ${english}`,
  question: (columns: readonly string[]) =>
    `Angka di kolom ${columns.map((column) => `“${column}”`).join(", ")} dapat dibaca dengan dua cara. Pilih cara yang benar.`,
  questionHint: ({ text, indonesian, english }: NumberExample) =>
    `“${text}” berarti ${indonesian} bila titik memisahkan ribuan, atau ${english} bila titik tanda desimal.`,
};

type NumberExample = { text: string; indonesian: string; english: string };

export const placeTexts = {
  label: "Tempat penyimpanan",
  stage: "Pilih tahapan",
  description: "Opsional. Satu atau dua kalimat tentang isinya.",
  taken: "Di tempat ini sudah ada data. Pilih kegiatan lain, atau ganti data yang ada.",
  replace: "Ganti data yang ada",
  replaceHint:
    "Baris lama diganti seluruhnya. Penugasan atas data ini tetap ada dan berlaku untuk baris yang baru.",
};

export const placeFieldTexts = {
  tahapan: "Tahapan",
  badanUsaha: "Badan Usaha",
  kegiatan: "Kegiatan",
  description: "Deskripsi",
};

type Kind = CsvProblem["problem"];

type CsvTexts = { [K in Kind]: (problem: Extract<CsvProblem, { problem: K }>) => string };

const MEGABYTE = 1024 * 1024;

const row = ({ line }: { line: number }) => `Baris ${figure(line)}`;

const cell = (problem: { line: number; column: number }) =>
  `${row(problem)}, kolom ${figure(problem.column)}`;

const csvTexts: CsvTexts = {
  emptyFile: () => "Berkas ini kosong.",
  noRows: () => "Hanya ada judul kolom; tidak ada baris data di bawahnya.",
  utf16: () => "Berkas ini berformat UTF-16. Simpan lagi sebagai CSV UTF-8, lalu coba lagi.",
  fileTooLarge: ({ max }) =>
    `Berkas ini terlalu besar. Maksimal ${figure(max / MEGABYTE)} MB; bagi menjadi beberapa berkas.`,
  notText: (problem) =>
    `${row(problem)}: ada isi yang bukan teks. Berkas Excel perlu disimpan terlebih dahulu sebagai CSV.`,
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
  return csvTexts[problem.problem](problem);
}
