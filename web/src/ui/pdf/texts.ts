/** User-facing texts of the PDF viewer. */
import { figure } from "../../platform/figure";
import type { PdfProblem } from "../../platform/pdf/openPdf";

export const viewerTexts = {
  loading: "Membuka PDF...",
  content: (file: string) => `Halaman ${file}`,
  page: (number: number) => `Halaman ${figure(number)}`,
  undrawn: "Halaman ini tidak dapat digambar.",
  incomplete: "Sebagian huruf dalam PDF ini tidak dapat digambar.",
  onPaper: "Halaman PDF tidak ikut dicetak dari sini. Gunakan tombol Cetak halaman.",
};

export const problemTexts = {
  damaged: (file: string) => `${file} rusak atau bukan PDF, sehingga tidak dapat dibuka.`,
  locked: (file: string) => `${file} dilindungi kata sandi, sehingga tidak dapat dibuka di sini.`,
  empty: (file: string) => `${file} tidak berisi halaman.`,
  notLoaded: (file: string) =>
    `${file} belum dapat dibuka. Periksa sambungan jaringan, lalu buka lagi.`,
} satisfies Record<PdfProblem, (file: string) => string>;

export const barTexts = {
  page: "Halaman",
  count: (pages: number) => `dari ${figure(pages)}`,
  previous: "Halaman sebelumnya",
  next: "Halaman berikutnya",
  smaller: "Perkecil",
  larger: "Perbesar",
  fitWidth: "Sesuaikan lebar",
  zoom: (share: number) => `${figure(Math.round(share * 100))} %`,
  print: "Cetak halaman",
};
