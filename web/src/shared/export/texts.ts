/** User-facing texts of exports as CSV and Excel. */
import { figure } from "../../platform/figure";

const inCsv = "unduh sebagai CSV";

export const exportTexts = {
  csv: "CSV",
  excel: "Excel",
  choices: (label: string) => `Pilihan ${label}`,
  found: "Baris yang ditampilkan",
  allRows: "Semua baris",
  part: (format: string, shown: number, total: number) =>
    `${format} (${figure(shown)} dari ${figure(total)} baris)`,
  whole: (format: string, total: number) => `${format} (${figure(total)} baris)`,
  title: "Menulis berkas",
  progress: "Baris demi baris ditulis ke berkas…",
  cancel: "Batalkan",
  done: (name: string) => `Berkas ${name} diunduh.`,
  cancelled: "Unduhan dibatalkan; tidak ada berkas yang disimpan.",
};

/** Advice for the case that an Excel file cannot be written. */
export const sheetProblemTexts = {
  notLoaded: `Penulis berkas Excel tidak dapat dimuat. Periksa sambungan jaringan lalu coba lagi, atau ${inCsv}.`,
  failed: `Berkas Excel tidak dapat ditulis karena datanya terlalu besar bagi perangkat ini. Persempit dengan pencarian, atau ${inCsv}.`,
  tooManyRows: (max: number) =>
    `Satu lembar Excel memuat paling banyak ${figure(max)} baris termasuk judul kolom. Persempit dengan pencarian, atau ${inCsv}.`,
  columnCount: (max: number) =>
    `Satu lembar Excel memuat paling banyak ${figure(max)} kolom. Untuk data ini, ${inCsv}.`,
  cellTooLong: (row: number, header: string, max: number) =>
    `Baris ${figure(row)}, kolom “${header}”: teksnya lebih panjang daripada ${figure(max)} karakter, batas satu sel Excel. Untuk data ini, ${inCsv}.`,
};
