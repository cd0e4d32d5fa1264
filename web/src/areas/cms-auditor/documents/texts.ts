/** User-facing texts of the document repository. */
import { figure } from "../../../platform/figure";

export const shelfTexts = {
  purpose: "Telusuri dokumen per tahapan dan badan usaha.",
  companies: "Badan usaha",
  documents: "Dokumen",
};

export const toolbarTexts = {
  search: "Cari nama dokumen",
  allStages: "Semua tahapan",
  allCompanies: "Semua badan usaha",
  format: "Format",
  allFormats: "Semua format",
};

export const pathTexts = {
  label: "Jejak",
  back: "Kembali",
  found: (search: string) => `Hasil pencarian “${search}”`,
};

export const unknownTexts = {
  stage: (stage: string) => `Tahapan “${stage}” tidak ada di repositori.`,
  stageHint: "Pilih salah satu tahapan di bawah atau dari daftar Tahapan.",
  company: (company: string) => `Badan usaha “${company}” tidak memiliki dokumen di sini.`,
  companyHint: "Pilih badan usaha lain, atau ganti tahapannya.",
};

export const folderTexts = {
  documents: (documents: number) => `${figure(documents)} dokumen`,
  companies: (companies: number, documents: number) =>
    `${figure(companies)} badan usaha, ${figure(documents)} dokumen`,
};

export const documentTexts = {
  preview: "Preview",
  assign: "Assign",
  download: "Download",
  remove: "Hapus",
  more: (document: string) => `Aksi lain ${document}`,
  assignments: (count: number) => `${figure(count)} penugasan`,
};

export const noDocumentsTexts = {
  title: "No documents found",
  noMatch: "Tidak ada dokumen yang cocok. Coba kata lain atau format lain.",
  empty: "Belum ada dokumen di sini. Pilih tahapan lain, atau unggah dokumen pertama.",
  upload: "Unggah dokumen",
};

export const previewTexts = {
  notFound: "Dokumen tidak ditemukan",
  previous: "Sebelumnya",
  isFirst: "Ini dokumen pertama.",
  next: "Berikutnya",
  isLast: "Ini dokumen terakhir.",
};
