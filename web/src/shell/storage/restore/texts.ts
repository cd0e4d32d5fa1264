/** User-facing texts of restoring a backup. */
import type { BackupCounts, BackupProblem } from "../../../engine";
import { figure } from "../../../platform/figure";

export const restoreTexts = {
  title: "Pulihkan",
  question: "Ganti semua data dengan cadangan ini?",
  file: "Berkas cadangan",
  hint: "Berkas .minerba dari Simpan cadangan. Isinya diperiksa terlebih dahulu; belum ada yang berubah.",
  oneFile: "Pilih satu berkas saja.",
  another: "Pilih berkas lain",
  checking: (name: string) => `Memeriksa ${name}…`,
  restoring: "Memulihkan…",
  cancel: "Batal",
};

/** A checked backup. */
export const checkedTexts = {
  /** After the name of the file. */
  intact: (made: string) => `utuh. Dibuat ${made}.`,
  missing: (count: number) => `${figure(count)} berkas tidak ada di cadangan ini.`,
  missingHint:
    "Berkas itu sudah tidak dapat dibaca ketika cadangan dibuat. Semua yang lain lengkap.",
  effect:
    "Semua data sekarang diganti, di semua halaman portal yang terbuka, dan draf disimpan bersamanya. Sesudahnya masih dapat diurungkan sampai penggantian berikutnya; draf ikut kembali.",
};

export const comparisonTexts = {
  caption: "Perbandingan data sekarang dan cadangan",
  content: "Isi",
  now: "Sekarang",
  backup: "Cadangan",
  files: "Berkas",
};

export const countTexts = {
  tickets: "Tiket",
  messages: "Balasan",
  data: "Data dan dokumen",
  auditors: "Auditor",
  assignments: "Penugasan",
  dashboards: "Dasbor",
} satisfies Record<keyof BackupCounts, string>;

const damaged = (name: string) =>
  `${name} rusak atau terpotong. Salin ulang dari tempat asalnya, atau pilih cadangan lain.`;

/** Problems with a chosen file, and what to do. */
export const backupProblemTexts = {
  notOurs: (name) =>
    `${name} bukan cadangan Portal Minerba. Pilih berkas .minerba yang dibuat dengan Simpan cadangan.`,
  newer: (name) =>
    `${name} dibuat oleh versi portal yang lebih baru. Buka portal versi terbaru, lalu pulihkan di sana.`,
  unreadable: (name) =>
    `${name} tidak dapat dibaca. Pastikan berkasnya masih ada, lalu pilih lagi.`,
  failed: (name) => `${name} tidak dapat diperiksa karena gangguan pada sistem portal. Coba lagi.`,
  impossible: (name) =>
    `${name} berisi data yang tidak mungkin dibuat oleh portal, sehingga tidak dipulihkan. Data Anda tidak berubah. Pilih cadangan lain.`,
  damaged,
  gap: damaged,
} satisfies Record<BackupProblem, (name: string) => string>;
