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

// A metric
export const BETTER = "membaik";
export const WORSE = "memburuk";
