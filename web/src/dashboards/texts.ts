/** Texts of dashboards for readers. */

// The map
export const NO_DATA = "tanpa data";
export const YOUNG_PROVINCES =
  "Provinsi hasil pemekaran yang belum ada di peta ini ditandai dengan titik.";
export const provinces = (count: number) => `${count} provinsi`;

// A dashboard's page
export const ABOUT_DASHBOARD = "Tentang dasbor ini";
export const CREATED_BY = "Pembuat";
export const CREATED = "Dibuat";
export const UPDATED = "Diperbarui";
export const widgets = (count: string) => `${count} widget`;
export const PRINT = "Cetak";
export const SAVE_AS_HTML = "Simpan sebagai HTML";

// The filters
export const FILTERS = "Filter";
export const allOf = (column: string) => `Semua ${column.toLowerCase()}`;
export const REMOVE_FILTER = "Hapus filter";

// A metric
export const BETTER = "membaik";
export const WORSE = "memburuk";

// The rows behind a figure
export const ROWS_OF = "Baris di balik angka";
export const ENTER_OPENS = "Tekan Enter untuk melihat barisnya.";
export const ROWS_CSV = "Unduh CSV";
export const filterBy = (value: string) => `Filter dasbor dengan ${value}`;
export const openRows = (figure: string, count: string) => `${figure}, lihat ${count} baris`;
export const openRowsOf = (group: string) => `${group}, lihat baris`;
export const downloaded = (name: string) => `Berkas ${name} diunduh.`;

// The target of a chart
export const TARGET = "Target";
