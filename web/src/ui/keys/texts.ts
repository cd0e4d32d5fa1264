/** User-facing texts of the keyboard shortcuts: groups of the sheet, and keys for rows. */
export const KEY_GROUPS = {
  everywhere: "Di mana saja",
  go: "Buka halaman",
  list: "Di daftar",
  screen: "Di halaman ini",
};

export const rowKeyTexts = { next: "Baris berikutnya", previous: "Baris sebelumnya" };
