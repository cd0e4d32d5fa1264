/** User-facing texts of the table of a dataset's rows. */
import { figure } from "../../platform/figure";

export const gridTexts = {
  search: "Cari dalam tabel",
  searchHint: "Cari di semua kolom",
  empty: "Tabel ini belum berisi baris",
  loading: "Isi tabel sedang dibaca kembali dari berkasnya...",
  noMatch: "Tidak ada baris yang cocok",
  clear: "Hapus pencarian",
  total: "Total",
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
