/** User-facing texts of the document repository. */
import { figure } from "../../../platform/figure";

export const shelfTexts = {
  purpose: "Telusuri dokumen per tahapan dan badan usaha, atau cari isi semua dokumen dan dataset.",
  companies: "Badan usaha",
  documents: "Dokumen",
};

export const toolbarTexts = {
  search: "Cari nama dan isi",
  allStages: "Semua tahapan",
  allCompanies: "Semua badan usaha",
  format: "Format",
  allFormats: "Semua format",
  from: "Diunggah dari",
  until: "Sampai",
};

export const boundTexts = {
  notADate: "Bukan tanggal yang ada. Contoh: 28/11/2026.",
  beforeFirst: "Tanggal ini sebelum tanggal awal.",
};

export const foundTexts = {
  list: "Hasil pencarian",
  searching: "mencari...",
  places: (count: number) => `${figure(count)} tempat`,
  morePlaces: (count: number) => `dan ${figure(count)} tempat lain`,
  moreItems: (shown: number, more: number) =>
    `Ditampilkan ${figure(shown)} berkas teratas. ${figure(more)} berkas lain juga cocok; tambahkan kata atau filter.`,
  open: "Buka data",
  loading: (names: string) =>
    `Isi dataset berikut belum dicari karena masih dibaca kembali: ${names}.`,
  lost: (names: string) => `Isi dataset berikut tidak dicari karena barisnya tidak ada: ${names}.`,
  noMatch: "Coba kata lain, atau hapus filter.",
};

export const pathTexts = {
  label: "Jejak",
  back: "Kembali",
  found: (search: string) => (search ? `Hasil pencarian “${search}”` : "Hasil pencarian"),
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
