/** User-facing texts of the keyboard shortcuts: groups of the sheet, and keys for rows. */
export const KEY_GROUPS = {
  everywhere: "Di mana saja",
  go: "Buka halaman",
  list: "Di daftar",
  screen: "Di halaman ini",
};

/** A key together with Shift, as the shortcuts name it. */
export const withShift = (key: string) => `Shift+${key}`;

export const rowKeyTexts = {
  next: "Baris berikutnya",
  previous: "Baris sebelumnya",
  choose: "Pilih baris, atau lepas",
  chooseRange: "Pilih sampai baris ini",
};
