/** Texts of dashboards for readers. */

// The map
export const NO_DATA = "tanpa data";
export const YOUNG_PROVINCES =
  "Provinsi hasil pemekaran yang belum ada di peta ini ditandai dengan titik.";
export const provinces = (count: number) => `${count} provinsi`;
