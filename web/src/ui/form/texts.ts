/** User-facing texts of fields. */
export const comboTexts = {
  open: (label: string) => `Tampilkan pilihan ${label}`,
  unknown: (text: string) => `Tidak ada “${text}”. Pilih satu dari daftar.`,
  noneFound: "No results found",
  none: "No options available",
};

export const searchTexts = {
  placeholder: "Masukkan keyword",
  clear: "Hapus pencarian",
};

export const fileTexts = {
  pick: "Pilih berkas",
  orDrag: " atau seret ke sini",
  preview: (name: string) => `Pratinjau ${name}`,
  download: (name: string) => `Unduh ${name}`,
  remove: (name: string) => `Hapus ${name}`,
  removeAll: "Hapus semua",
};

export const errorSummaryTexts = {
  title: "Ada isian yang perlu diperbaiki",
};
