/** User-facing texts of the screen that finds a dataset by stage, company and activity. */
import { figure } from "../../../platform/figure";

export const queryTexts = {
  purpose: "Cari data tabular menurut tahapan, badan usaha, dan kegiatan.",
  nothingAsked: "Belum ada data yang ditampilkan",
  nothingAskedHint: "Pilih tahapan, badan usaha, dan kegiatan untuk menampilkan datanya.",
  shown: (data: string) => `Menampilkan ${data}`,
  notFound: "Data tidak ditemukan",
};

export const cascadeTexts = {
  unknownStage: (stage: string) => `Tahapan “${stage}” tidak ada atau tidak memiliki data tabular.`,
  unknownStageHint: "Pilih salah satu tahapan yang tersedia.",
  stage: "Pilih tahapan",
  stageFirst: "Pilih tahapan terlebih dahulu",
  company: "Pilih badan usaha",
  companyFirst: "Pilih badan usaha terlebih dahulu",
  activity: "Pilih kegiatan",
};

export const actionTexts = {
  query: "Query Data",
  assign: "Assign to Auditor",
  export: "Export",
  clear: "Clear",
  incomplete: "Lengkapi ketiga pilihan di atas.",
  noResult: "Belum ada hasil.",
};

export const resultTexts = {
  noData: "No data found for selected criteria",
  noDataHint: "Pilih tahapan, badan usaha, atau kegiatan lain.",
  actions: "Aksi data",
  remove: "Hapus data",
  contentOf: (data: string) => `Isi ${data}`,
  updated: (date: string) => `Diperbarui ${date}`,
  fromFile: (file: string) => `Dari berkas ${file}`,
  assignments: (count: number) => `${figure(count)} penugasan`,
};
