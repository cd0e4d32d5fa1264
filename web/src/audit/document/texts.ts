/** User-facing texts of the document reader. */

export const readerTexts = {
  fileName: "Nama berkas",
  size: "Ukuran",
  pages: "Halaman",
  format: "Format",
  content: (file: string) => `Isi ${file}`,
  empty: "Dokumen ini tidak berisi teks",
};

export const documentFileTexts = {
  loading: "Memuat dokumen...",
  missing: (file: string) => `Isi berkas ${file} tidak tersimpan di perangkat ini.`,
  download: "Unduh dokumennya, lalu buka dengan pembaca PDF Anda.",
  askForWord: "Minta administrator CMS Auditor mengunggah berkas lain yang dapat dibaca di sini.",
};
