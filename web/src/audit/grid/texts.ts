/** User-facing texts of the table of a dataset's rows. */
import { figure } from "../../platform/figure";

export const gridTexts = {
  search: "Cari dalam tabel",
  searchHint: "Cari di semua kolom",
  empty: "Tabel ini belum berisi baris",
  loading: "Isi tabel sedang dibaca kembali dari berkasnya...",
  noMatch: "Tidak ada baris yang cocok",
  clear: "Hapus pencarian",
  searched: (search: string) => `Pencarian: “${search}”.`,
  filtered: (filters: readonly string[]) => `Filter: ${filters.join("; ")}.`,
  total: (part: number | undefined) =>
    part === undefined ? "Total" : `Total ${figure(part)} baris`,
  adding: "Menjumlahkan...",
  printed: (first: number, last: number, total: number) =>
    `Tercetak: baris ${figure(first)}–${figure(last)} dari ${figure(total)}.`,
};

export const recordCountTexts = {
  /** Quoted by §2.8 for the query. */
  records: (count: number) => `${figure(count)} records`,
  rows: (count: number) => `${figure(count)} baris`,
  outOf: (total: number) => `dari ${figure(total)}`,
  searching: "mencari...",
  sorting: "mengurutkan...",
};

export const copyTexts = {
  copy: "Salin",
  chosen: (count: number) => `${figure(count)} baris dipilih`,
  nothingShown: "Tidak ada baris yang ditampilkan.",
  done: (count: number) => `${figure(count)} baris disalin.`,
  refused: "Peramban tidak mengizinkan penyalinan.",
};

export const gridFilterTexts = {
  open: (column: string) => `Saring ${column}`,
  active: "Filter yang berlaku",
  remove: (filter: string) => `Hapus filter ${filter}`,
  removeAll: "Hapus semua filter",
  how: "Tampilkan baris dengan",
  hows: {
    range: "Nilai dalam rentang",
    values: "Nilai yang dipilih",
    contains: "Teks yang memuat",
    missing: "Sel kosong",
    present: "Sel terisi",
  },
  missingHint: "Isi yang tidak sesuai jenis kolom terhitung kosong.",
  from: "Dari",
  to: "Sampai",
  numberHint: "Angka, misalnya 1.234,56. Keduanya boleh kosong.",
  timeHint: "Tanggal, bulan, triwulan, semester atau tahun. Keduanya boleh kosong.",
  text: "Teks",
  search: "Cari nilai",
  values: (column: string) => `Nilai ${column}`,
  value: (text: string, rows: string) => `${text} (${rows})`,
  chosen: (count: number) => `${figure(count)} nilai dipilih`,
  further: (count: number) => `Masih ada ${figure(count)} nilai lain. Ketik untuk mencarinya.`,
  none: "Tidak ada nilai yang cocok.",
  allMissing: "Tidak ada nilai di baris yang ditampilkan.",
  tooMany: "Nilai kolom ini terlalu banyak untuk didaftar. Pilih “Teks yang memuat”.",
  waiting: "Menghitung nilai...",
  apply: "Terapkan",
  removeThis: "Hapus filter",
};
