/** User-facing texts of what all readers of documents have: search and outline. */
import { figure } from "../../platform/figure";

export const outlineTexts = {
  title: "Bagian dokumen",
};

export const findTexts = {
  label: "Cari dalam dokumen",
  placeholder: "Cari kata dalam dokumen",
  previous: "Hasil sebelumnya",
  next: "Hasil berikutnya",
  none: "Tidak ditemukan",
  placeOfAll: (position: number, hits: number) => `${figure(position)} dari ${figure(hits)}`,
  placeOfFirst: (position: number, hits: number) =>
    `${figure(position)} dari ${figure(hits)} hasil pertama`,
};
