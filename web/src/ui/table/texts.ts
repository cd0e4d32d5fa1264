/** User-facing texts of tables. */
export const tableTexts = {
  region: (caption: string) => `Tabel: ${caption}`,
  actions: "Aksi",
  filters: (set: number) => (set > 0 ? `Filter (${set})` : "Filter"),
  pageSize: "Baris per halaman",
  isSorting: " · mengurutkan...",
};

export const pageTexts = {
  title: "Halaman",
  previous: "Previous",
  next: "Next",
};

export const sortTexts = {
  default: "Urutan awal",
  by: "Diurutkan menurut",
  ascending: "naik",
  descending: "turun",
};
