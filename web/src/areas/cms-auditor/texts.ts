/** User-facing texts that several screens of the CMS administrator's area share. */
import { figure } from "../../platform/figure";

export const layoutTexts = {
  name: "CMS Auditor",
  subtitle: "Pengelolaan dan penugasan data audit",
  /** Follows a number. */
  waiting: "penugasan menunggu",
  /** Follows a number. */
  toReview: "pemeriksaan menunggu reviu",
};

/** The entries of the menu. Most are also the titles of their screens. */
export const menuTexts = {
  dashboard: "Dasbor",
  query: "Query Data Tabular",
  documents: "Repositori Dokumen",
  assignments: "Penugasan",
  reviews: "Reviu",
  auditors: "Manajemen Auditor",
  published: "Dasbor Diterbitkan",
};

export const fieldTexts = {
  data: "Nama Data",
  stage: "Tahapan",
  company: "Badan Usaha",
  activity: "Kegiatan",
  auditor: "Auditor",
  auditorType: "Tipe Auditor",
  status: "Status",
  due: "Tanggal Berakhir",
};

export const uploadTexts = { open: "Unggah data" };

export const removeTexts = {
  question: (what: "data" | "dokumen", name: string) =>
    `Apakah Anda yakin ingin menghapus ${what} "${name}"?`,
  usedBy: (dashboards: readonly string[]) =>
    `Data ini digunakan pada dasbor berikut: ${dashboards.join(", ")}. Widget yang memakainya tidak akan dapat ditampilkan lagi.`,
  dashboard: (name: string) => `“${name}”`,
  privateDashboards: (count: number) => `${figure(count)} dasbor privat`,
  undo: "Untuk mengembalikannya, pilih Urungkan atau tekan Ctrl+Z setelah menghapus.",
  confirm: "Hapus",
  done: (name: string) => `“${name}” dihapus.`,
};

export const stillAssignedTexts = {
  data: (name: string) => `Data “${name}” belum dapat dihapus`,
  dokumen: (name: string) => `Dokumen “${name}” belum dapat dihapus`,
  assignments: "Lihat penugasan",
};
