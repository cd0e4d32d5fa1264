/** User-facing texts of the dialog that edits what is written about a dataset or document. */
import { figure } from "../../../platform/figure";

export const editTexts = {
  open: "Ubah keterangan",
  history: "Riwayat",
  dataset: "Ubah keterangan data",
  document: "Ubah keterangan dokumen",
  cancel: "Batal",
  save: "Simpan",
  saved: (name: string) => `Keterangan “${name}” disimpan.`,
  show: "Lihat",
  assignments: (count: number) =>
    `Data ini sedang ditugaskan (${figure(count)} penugasan). Penugasannya ikut memakai nama, tahapan, dan badan usaha yang baru.`,
};

export const editFieldTexts = {
  name: "Nama",
  tahapan: "Tahapan",
  badanUsaha: "Badan Usaha",
  kegiatan: "Kegiatan",
  description: "Deskripsi",
};

export const editHintTexts = {
  extension: (format: string) => `Tanpa akhiran; .${format} ditambahkan saat disimpan.`,
  stage: "Pilih tahapan",
  description: "Opsional. Satu atau dua kalimat tentang isinya.",
};
