/** User-facing texts of the start page of the CMS administrator. */

export const dashboardTexts = {
  title: "Dasbor CMS Auditor",
  purpose: "Ringkasan dokumen, dataset, penugasan, dan auditor.",
  queries: "Quick Query",
  documents: "Dokumen per Tahapan",
};

export const cardTexts = {
  label: "Ringkasan CMS",
  documents: "Total Dokumen",
  datasets: "Dataset Tabular",
  active: "Penugasan Aktif",
  auditors: "Auditor Tersedia",
};

export const recentTexts = {
  title: "Penugasan Terbaru",
  all: "Lihat semua",
  empty: "Belum ada penugasan",
  emptyHint:
    "Tugaskan data tabular atau dokumen kepada auditor. Penugasan terbaru akan ditampilkan di sini.",
};
