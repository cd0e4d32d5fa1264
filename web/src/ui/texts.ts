/** User-facing texts of messages, empty lists, files and tags. */
export const feedbackTexts = {
  clearFilters: "Hapus pencarian dan filter",
  dismiss: "Tutup pesan",
  dismissAll: "Tutup semua",
};

export const displayTexts = {
  readFile: "Berkas yang dibaca",
  removeTag: (label: string) => `Hapus ${label}`,
};
