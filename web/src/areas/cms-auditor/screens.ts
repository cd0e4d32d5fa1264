import type { PlannedScreenProps } from "../../app/shell/PlannedScreen";

/** The CMS administrator's screens to come (§2.8). */
export const SCREENS = {
  dashboard: {
    title: "Dasbor CMS Auditor",
    purpose: "Ringkasan dokumen, dataset, penugasan, dan auditor.",
    planned: [
      "Kartu Total Dokumen, Dataset Tabular, Penugasan Aktif, dan Auditor Tersedia",
      "Pintasan ke query dan dokumen per tahapan",
      "Lima penugasan terbaru",
    ],
  },
  query: {
    title: "Query Data Tabular",
    purpose: "Cari data bertabel menurut tahapan, badan usaha, dan kegiatan.",
    planned: [
      "Pilihan bertingkat Tahapan, Badan Usaha, dan Kegiatan",
      "Hasil dalam tabel yang bisa diurutkan, dengan ekspor CSV",
      "Penugasan hasil kepada auditor",
    ],
  },
  documents: {
    title: "Repositori Dokumen",
    purpose: "Telusuri dokumen per tahapan dan badan usaha.",
    planned: [
      "Penelusuran dari tahapan ke badan usaha ke dokumen",
      "Pencarian nama, pratinjau isi, dan unduhan",
      "Penugasan dokumen kepada auditor",
    ],
  },
  assignments: {
    title: "Manajemen Penugasan",
    purpose: "Pantau penugasan auditor dari awal sampai selesai.",
    planned: [
      "Penghitung total, berjalan, selesai, dan terlambat",
      "Saringan status, tahapan, dan tipe auditor",
      "Rincian penugasan dengan tindakan Mulai, Selesai, dan hapus",
    ],
  },
  auditors: {
    title: "Manajemen Auditor",
    purpose: "Kelola auditor internal dan eksternal.",
    planned: [
      "Daftar auditor internal dan eksternal beserta keahliannya",
      "Penambahan, perubahan, dan penghapusan auditor",
    ],
  },
} satisfies Record<string, PlannedScreenProps>;
