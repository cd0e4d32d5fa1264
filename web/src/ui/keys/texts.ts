/** Groups of the sheet of shortcuts. */
export const KEY_GROUPS = {
  everywhere: "Di mana saja",
  go: "Buka halaman",
  list: "Di daftar",
  screen: "Di halaman ini",
};

export const ROW_KEYS = { next: "Baris berikutnya", previous: "Baris sebelumnya" };
