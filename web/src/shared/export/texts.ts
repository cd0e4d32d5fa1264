/** User-facing texts of an export as CSV. */
export const csvTexts = {
  title: "Menulis berkas CSV",
  progress: "Baris demi baris ditulis ke berkas…",
  cancel: "Batalkan",
  done: (name: string) => `Berkas ${name} diunduh.`,
  cancelled: "Unduhan dibatalkan; tidak ada berkas yang disimpan.",
};
