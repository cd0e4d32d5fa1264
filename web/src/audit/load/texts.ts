/** User-facing texts of the dialog that stores a file as a dataset or document. */
import type {
  AsideRow,
  ColumnKind,
  CsvForm,
  CsvProblem,
  Doubt,
  ExistingRows,
  MisfitCell,
  RenamedHeader,
} from "../../engine";
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
  versionStored: (data: string, rows: number, version: number) =>
    `Data “${data}” kini versi ${version}: ${figure(rows)} baris.`,
  documentStored: (document: string) => `Dokumen “${document}” disimpan.`,
};

export const chooseTexts = {
  label: "Berkas",
  hint: (maxSize: string) =>
    `Tabel: Excel, ODS, CSV, atau TSV. Dokumen: PDF, DOCX, atau TXT, paling besar ${maxSize}. Beberapa berkas sekaligus dibaca satu per satu. Belum ada yang disimpan sebelum Anda menekan Simpan.`,
  reading: (file: string) => `Membaca ${file}…`,
  cancel: "Batalkan",
  waiting: (files: readonly string[]) =>
    `${figure(files.length)} berkas menunggu giliran: ${files.join(", ")}.`,
  skip: "Lewati berkas ini",
};

export const unfitTexts = {
  /** Follows the file's name. */
  refused: "tidak dapat diunggah",
  refusedFor: (problems: number) => `tidak dapat diunggah: ${figure(problems)} masalah`,
  more: (problems: number) => `… dan ${figure(problems)} masalah lagi.`,
  advice: "Tidak ada yang disimpan. Perbaiki berkasnya, lalu pilih lagi; isian Anda tetap ada.",
  interrupted: "Pembacaan berkas terputus karena portal dipulihkan. Pilih lagi berkasnya.",
  tableFormats: "Untuk data tabel, pilih berkas Excel, ODS, CSV, atau TSV.",
};

export const wordTexts = {
  notWord:
    "Berkas ini bukan dokumen Word (DOCX) yang dapat dibaca. Buka di pengolah kata, simpan lagi sebagai DOCX, lalu coba lagi.",
  tooLarge: "Isi dokumen Word ini terlalu besar untuk dibuka. Bagi menjadi beberapa dokumen.",
  noReader: "Dokumen Word belum dapat dibaca. Periksa sambungan jaringan, lalu coba lagi.",
};

export const encodingTexts = {
  utf8: "UTF-8",
  utf16Le: "UTF-16 LE",
  utf16Be: "UTF-16 BE",
  windows1252: "Windows-1252",
  iso88591: "ISO-8859-1",
} satisfies Record<CsvForm["encoding"], string>;

export const delimiterTexts: Record<string, string> = {
  ",": "koma",
  ";": "titik koma",
  "\t": "tab",
  "|": "garis tegak",
};

export const structureTexts = {
  title: "Struktur berkas",
  encoding: "Pengodean",
  delimiter: "Pemisah kolom",
  otherDelimiter: "lainnya",
  typedDelimiter: "Tanda pemisah",
  rowsAbove: "Baris di atas judul kolom",
  rowsAboveHint: "Baris kosong tidak dihitung.",
  hasHeader: "Ada baris judul kolom",
  hasBackslashes: 'Garis miring terbalik di depan tanda kutip (\\") berarti tanda kutip',
  keepsTotal: "Ikutkan baris total di akhir",
};

export const fileTexts = {
  change: "Ganti berkas",
  rows: (count: number) => `${figure(count)} baris`,
  columns: (count: number) => `${figure(count)} kolom`,
  sections: (count: number) => `${figure(count)} bagian`,
  form: ({ encoding, delimiter, marks }: CsvForm) =>
    `${encodingTexts[encoding]}${marks > 0 ? " dengan BOM" : ""} · pemisah ${delimiterTexts[delimiter] ?? `“${delimiter}”`}`,
  pages: (count: number) => `PDF, ${figure(count)} halaman`,
  noText: "Tanpa teks yang dapat dibaca",
};

/** Rows named in a sentence; the others are counted. */
const NAMED_ROWS = 3;

function listed(rows: readonly AsideRow[]): string {
  const named = rows
    .slice(0, NAMED_ROWS)
    .map(({ line, text }) => `baris ${figure(line)} “${text}”`);
  const others = rows.length - named.length;
  return [...named, ...(others > 0 ? [`dan ${figure(others)} baris lagi`] : [])].join(", ");
}

export const repairTexts = {
  label: "Yang disesuaikan",
  above: (rows: readonly AsideRow[]) => `Dilewati di atas judul kolom: ${listed(rows)}.`,
  renamed: ({ column, from, to }: RenamedHeader) =>
    from === ""
      ? `Kolom ${figure(column)} tanpa judul diberi nama “${to}”.`
      : `Judul kolom ${figure(column)} “${from}” sudah dipakai; menjadi “${to}”.`,
  dropped: (count: number) => `${figure(count)} kolom kosong di akhir baris tidak ikut dibaca.`,
  blankRows: (count: number) => `${figure(count)} baris kosong diabaikan.`,
  totals: (rows: readonly AsideRow[]) =>
    `Baris total tidak ikut disimpan, agar tidak terhitung dua kali: ${listed(rows)}. Ubah di Struktur berkas bila perlu.`,
  notes: (rows: readonly AsideRow[]) =>
    `Catatan di bawah tabel tidak ikut disimpan: ${listed(rows)}.`,
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
  header: (column: string) => `Nama kolom ${column}`,
  menu: (column: string) => `Kolom ${column}`,
  placeholder: "Pilih cara membaca",
  leaveOut: "Jangan sertakan",
  include: "Sertakan",
  leftOut: "Tidak disertakan",
  missing: "Kata untuk sel kosong, dipisahkan titik koma",
  missingOf: (column: string) => `Kata untuk sel kosong, dipisahkan titik koma, di kolom ${column}`,
  joined: (words: string) => `“${words}” terbaca sebagai satu kata. Pisahkan dengan titik koma.`,
  changeMissing: "Atur kata untuk sel kosong",
  usualMissing: "Pakai kata kosong yang biasa",
  moveLeft: "Geser ke kiri",
  moveRight: "Geser ke kanan",
  misfits: (count: number, first: readonly MisfitCell[]) => {
    const cells = first.map(({ line, text }) => `baris ${figure(line)} “${text}”`);
    return `${figure(count)} sel tidak sesuai: ${cells.join(", ")}${count > cells.length ? ", …" : ""}`;
  },
  kinds: {
    text: "Teks",
    code: "Kode",
    numberIndonesian: "Angka (1.234,56)",
    numberEnglish: "Angka (1,234.56)",
    moneyIndonesian: "Uang (Rp1.234,56)",
    moneyEnglish: "Uang (Rp1,234.56)",
    percentIndonesian: "Persen (12,5 %)",
    percentEnglish: "Persen (12.5 %)",
    date: "Tanggal (hari/bulan)",
    dateMonthFirst: "Tanggal (bulan/hari)",
    dateTime: "Tanggal & jam (hari/bulan)",
    dateTimeMonthFirst: "Tanggal & jam (bulan/hari)",
    period: "Periode",
  } satisfies Record<ColumnKind, string>,
};

export const kindGroups: readonly { label: string; kinds: readonly ColumnKind[] }[] = [
  { label: "Teks", kinds: ["text", "code"] },
  {
    label: "Angka",
    kinds: [
      "numberIndonesian",
      "numberEnglish",
      "moneyIndonesian",
      "moneyEnglish",
      "percentIndonesian",
      "percentEnglish",
    ],
  },
  {
    label: "Waktu",
    kinds: ["date", "dateMonthFirst", "dateTime", "dateTimeMonthFirst", "period"],
  },
];

const named = (columns: readonly string[]) => columns.map((column) => `“${column}”`).join(", ");

export const doubtTexts = {
  numberForm: {
    question: (columns: readonly string[]) =>
      `Angka di kolom ${named(columns)} dapat dibaca dengan dua cara. Pilih cara yang benar.`,
    hint: (text: string, indonesian: string, english: string) =>
      `“${text}” berarti ${indonesian} bila titik memisahkan ribuan, atau ${english} bila titik tanda desimal.`,
  },
  dayOrder: {
    question: (columns: readonly string[]) =>
      `Tanggal di kolom ${named(columns)} dibaca dengan hari di depan bulan. Pilih cara lain bila berkas ini menulis bulan di depan.`,
    hint: (text: string, dayFirst: string, monthFirst: string) =>
      `“${text}” berarti ${dayFirst}, atau ${monthFirst} bila bulan ditulis di depan.`,
  },
} satisfies Record<Doubt, object>;

export const placeTexts = {
  label: "Tempat penyimpanan",
  stage: "Pilih tahapan",
  description: "Opsional. Satu atau dua kalimat tentang isinya.",
  near: "Badan usaha ini belum dikenal.",
  takeNear: (company: string) => `Maksud Anda ${company}?`,
  taken: "Di tempat ini sudah ada data. Pilih kegiatan lain, atau buat versi baru.",
  existing: "Buat versi baru",
  existingHint: "Versi lama tetap tersimpan. Penugasan yang sudah ada tetap memakai versi lama.",
};

export const existingTexts = {
  replace: { label: "Ganti data yang ada", description: "Hanya baris dari berkas ini." },
  append: {
    label: "Tambahkan ke data yang ada",
    description: "Baris yang ada, lalu baris dari berkas ini. Kolomnya harus sama.",
  },
} satisfies Record<ExistingRows, object>;

export const recipeTexts = {
  label: "Resep",
  applied: (data: string, loaded: string) => `Dibaca seperti berkas ${data} (${loaded}).`,
  same: "Bentuk berkas ini sama dengan data yang ada. Pakai cara bacanya?",
  apply: (data: string) => `Pakai resep ${data}`,
  decline: "Jangan pakai resep",
  missing: (columns: readonly string[]) => `Tidak ada di berkas ini: kolom ${named(columns)}.`,
  fresh: (columns: readonly string[]) => `Baru di berkas ini: kolom ${named(columns)}.`,
  otherKinds: (columns: readonly string[]) =>
    `Isi kolom ${named(columns)} tampak berbeda jenisnya. Periksa pratinjaunya.`,
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
  fileTooLarge: ({ max }) =>
    `Berkas ini terlalu besar. Maksimal ${figure(max / MEGABYTE)} MB; bagi menjadi beberapa berkas.`,
  notText: (problem) =>
    `${row(problem)}: ada isi yang bukan teks. Periksa apakah ini berkas yang benar.`,
  tooManyColumns: (problem) =>
    `${row(problem)}: ${figure(problem.found)} kolom, paling banyak ${figure(problem.max)}. Periksa pemisah kolomnya.`,
  tooManyRows: (problem) => `${row(problem)}: melewati batas ${figure(problem.max)} baris data.`,
  raggedRow: (problem) =>
    `${row(problem)}: ${figure(problem.found)} sel, seharusnya ${figure(problem.expected)}.`,
  nul: (problem) => `${cell(problem)}: ada karakter NUL, yang bukan bagian dari teks.`,
  cellTooLong: (problem) =>
    `${cell(problem)}: isi sel lebih dari ${figure(problem.max)} byte. Mungkin tanda kutipnya tidak ditutup.`,
  unclosedQuote: (problem) => `${row(problem)}: tanda kutip dibuka, tetapi tidak ditutup.`,
};

export function csvProblemText<K extends Kind>(
  problem: Extract<CsvProblem, { problem: K }> & { problem: K },
): string {
  return csvTexts[problem.problem](problem);
}
