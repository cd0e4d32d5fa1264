/** User-facing texts of the document reader. */
import { figure } from "../../platform/figure";

export const readerTexts = {
  fileName: "Nama berkas",
  size: "Ukuran",
  pages: "Halaman",
  format: "Format",
  outline: "Bagian dokumen",
  content: (file: string) => `Isi ${file}`,
  empty: "Dokumen ini tidak berisi teks",
};

export const documentFileTexts = {
  loading: "Memuat dokumen...",
  missing: (file: string) => `Isi berkas ${file} tidak tersimpan di perangkat ini.`,
  download: "Unduh dokumennya, lalu buka dengan pembaca PDF Anda.",
  askForWord:
    "Minta administrator CMS Auditor mengunggahnya sebagai DOCX agar Anda dapat membacanya di sini.",
};

export const documentSearchTexts = {
  label: "Cari dalam dokumen",
  placeholder: "Cari kata dalam dokumen",
  previous: "Hasil sebelumnya",
  next: "Hasil berikutnya",
  none: "Tidak ditemukan",
  placeOfAll: (position: number, hits: number) => `${figure(position)} dari ${figure(hits)}`,
  placeOfFirst: (position: number, hits: number) =>
    `${figure(position)} dari ${figure(hits)} hasil pertama`,
};
