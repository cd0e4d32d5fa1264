/** User-facing texts of the list of data assigned to an auditor. */

export const deskTexts = {
  title: (auditor: string) => `Data yang di-assign untuk ${auditor}`,
  limited: "Akses Terbatas - External Auditor",
  limitedHint: "Data tidak dapat diunduh, disalin, atau diubah.",
  newest: "Data terbaru",
};

export const countTexts = {
  label: "Ringkasan data",
  total: "Total Assigned",
  tabular: "Tabular Data",
  document: "Document Data",
  recent: "Recent Data",
  recentHint: "Dibuat dalam 7 hari terakhir",
};

export const deskTableTexts = {
  search: "Cari data",
  searchHint: "Cari nama data, kategori, atau perusahaan...",
  stage: "Tahapan",
  allStages: "Semua tahapan",
  dataType: "Data Type",
  allDataTypes: "Semua jenis",
  status: "Status",
  allStatuses: "Semua status",
  actions: "Actions",
  /** Precedes the item's name. */
  open: "Lihat",
};

export const emptyDeskTexts = {
  noData: "Tidak ada data yang ditemukan",
  noAccess: "Tidak ada data yang dapat diakses",
  filtered: "Coba kata lain, atau tampilkan kembali semua data di daftar ini.",
  advice:
    "Data yang ditugaskan kepada Anda oleh administrator CMS Auditor akan ditampilkan di sini.",
};
