/** User-facing texts of tests on data and working papers. */
import { figure } from "../../platform/figure";

export const testTexts = {
  open: "Uji data",
  title: (name: string) => `Uji data: ${name}`,
  kind: "Jenis uji",
  fields: "Isian uji",
  run: "Jalankan",
  running: "Menguji data...",
  waiting: "Memuat baris...",
  cancel: "Batal",
  close: "Tutup",
  changed: "Isian berubah sejak uji terakhir. Jalankan lagi untuk melihat hasilnya.",
  idle: "Pilih jenis uji, lalu jalankan.",
  choose: "Pilih...",
  gone: (value: string) => `${value} (tidak ada)`,
  line: (label: string, number: number) => `${label} ${figure(number)}`,
  removeLine: (label: string, number: number) => `Hapus ${label} ${figure(number)}`,
  chainChoice: "Rekonsiliasi: Rantai RKAB sampai PNBP",
  chainHint:
    "Mengikuti mineral satu badan usaha dari rencana sampai setoran, dan menunjukkan yang tidak cocok.",
};

export const formulaTexts = {
  hint: "Kolom dalam kurung siku, misalnya [Volume (ton)] * 2,5",
  at: (place: number, message: string) => `Karakter ${figure(place)}: ${message}`,
  insert: "Sisipkan kolom",
  choose: "Pilih kolom",
  functions: "Daftar fungsi",
};

export const chainTexts = {
  title: "Rantai RKAB sampai PNBP",
  running: "Mencocokkan data...",
  open: (name: string) => `Buka ${name}`,
  matched: "Semua cocok",
  unmatched: (keys: number) => `${figure(keys)} tidak cocok`,
  summary: (compared: number, links: number, keys: number) => {
    const done =
      compared === links
        ? `${figure(links)} rekonsiliasi selesai.`
        : `${figure(compared)} dari ${figure(links)} rekonsiliasi dapat dikerjakan.`;
    if (keys > 0) return `${done} ${figure(keys)} tidak cocok.`;
    return compared === links ? `${done} Semua cocok.` : `${done} Yang dikerjakan cocok.`;
  },
};

export const resultTexts = {
  result: "Hasil",
  population: (rows: string) => `Populasi: ${rows}`,
  groups: "Kelompok hasil uji",
  groupsOf: (name: string) => `Kelompok hasil uji: ${name}`,
  found: (rows: number) =>
    rows === 0 ? "Tidak ada baris yang ditunjuk." : `${figure(rows)} baris ditunjuk`,
  rowsOf: (data: string, isOther: boolean) =>
    isOther ? `Baris pembanding yang ditunjuk: ${data}` : `Baris yang ditunjuk: ${data}`,
  lineRows: (data: string, isOther: boolean, count: number) =>
    `${isOther ? "Pembanding, " : ""}${data}: ${figure(count)} baris`,
  openLine: "Lihat baris",
  line: (name: string) => `Baris untuk ${name}`,
  noRows: "Tidak ada baris.",
  save: "Ekspor",
  row: "Baris",
  more: (rows: number) => `Tampilkan ${figure(rows)} baris lagi`,
  drawn: "Grafik",
  drawnWithExpected: "Grafik (garis: harapan)",
};

export const keepTexts = {
  title: "Simpan ke kertas kerja",
  purpose: "Tujuan",
  purposeHint: "Pertanyaan yang dijawab uji ini.",
  conclusion: "Simpulan",
  keep: "Simpan langkah",
  kept: "Langkah disimpan di kertas kerja.",
};

export const paperTexts = {
  title: "Kertas kerja",
  empty: "Belum ada langkah",
  emptyHint: "Jalankan Uji data, lalu simpan hasilnya sebagai langkah.",
  emptyRead: "Auditor belum menyimpan langkah uji.",
  steps: "Langkah kertas kerja",
  step: (number: number) => `Langkah ${figure(number)}`,
  test: "Uji",
  population: "Populasi",
  filtered: "Filter",
  computed: "Kolom hitungan",
  fingerprint: "SHA-256",
  performed: "Dikerjakan",
  rows: "Baris yang ditunjuk",
  conclusion: "Simpulan",
  noConclusion: "Belum ditulis",
  result: "Hasil lengkap",
  repeat: "Ulangi",
  repeatNewest: "Ulangi pada versi terbaru",
  repeating: "Mengulangi uji...",
  same: "Hasilnya sama.",
  differs: "Hasilnya berbeda:",
  edit: "Ubah",
  remove: "Hapus",
  removed: "Langkah dihapus.",
  editTitle: (number: number) => `Ubah langkah ${figure(number)}`,
  save: "Simpan",
  saved: "Langkah diubah.",
  gone: "Langkah ini sudah dihapus, sehingga isian ini tidak dapat disimpan.",
};

export const sampleTexts = {
  title: "Butir sampel",
  open: (examined: number, rows: number) =>
    `Butir sampel: ${figure(examined)} dari ${figure(rows)} diperiksa`,
  drawing: "Menarik sampel lagi...",
  rows: "Baris sampel",
  row: (number: number) => `Baris ${figure(number)}`,
  book: "Nilai tercatat",
  result: "Hasil",
  notExamined: "Belum diperiksa",
  finding: "Hasil pemeriksaan",
  findings: [
    { value: "", label: "Belum diperiksa" },
    { value: "conforms", label: "Sesuai" },
    { value: "deviates", label: "Menyimpang" },
  ],
  audited: "Nilai hasil audit",
  note: "Catatan",
  record: "Catat",
  recorded: (number: number) => `Hasil baris ${figure(number)} dicatat.`,
  more: (rows: number) => `Tampilkan ${figure(rows)} butir lagi`,
};
