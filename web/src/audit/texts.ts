/** User-facing texts of the audit parts that several screens share. */

export const guardTexts = { onPaper: "Halaman ini hanya dapat dilihat di layar." };

export const exportDataTexts = { nothingShown: "Tidak ada baris yang ditampilkan." };

export const downloadTexts = {
  done: (file: string) => `Berkas ${file} diunduh.`,
  unreadable: (file: string) => `Isi berkas ${file} tidak dapat dibaca di perangkat ini.`,
};
