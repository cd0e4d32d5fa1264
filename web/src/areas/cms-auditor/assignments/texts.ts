/** User-facing texts of the list of assignments. */

export const assignmentsTexts = {
  title: "Manajemen Penugasan",
  purpose: "Pantau penugasan auditor dari awal sampai selesai.",
  search: "Cari penugasan",
};

export const countTexts = {
  label: "Ringkasan penugasan",
  total: "Total",
  overdueNote: "Terlambat juga dihitung pada statusnya.",
};

export const filterTexts = {
  allStatuses: "Semua status",
  allStages: "Semua tahapan",
  allTypes: "Semua tipe",
  clear: "Clear",
};

export const emptyTexts = {
  noMatch: "Tidak ada penugasan yang cocok",
  noMatchHint: "Coba kata lain, atau tampilkan kembali semua penugasan.",
  title: "Belum ada penugasan",
  hint: "Pilih data atau dokumen, lalu tugaskan kepada auditor. Penugasannya akan ditampilkan di sini.",
};

export const detailTexts = {
  title: "Detail Penugasan",
  facts: "Rincian",
  assignedDate: "Tanggal Ditugaskan",
  assignedBy: "Ditugaskan oleh",
  completed: "Diselesaikan",
  notes: "Catatan",
  history: "Riwayat",
  renew: "Berikan versi terbaru",
  renewed: (data: string) => `Penugasan “${data}” kini memakai versi terbaru.`,
};

export const stepTexts = {
  start: "Mulai",
  started: (data: string) => `“${data}” mulai dikerjakan.`,
  complete: "Selesai",
  completed: (data: string) => `“${data}” selesai.`,
};

export const deleteTexts = {
  action: (assignment: string) => `Hapus ${assignment}`,
  question: (data: string) => `Apakah Anda yakin ingin menghapus penugasan "${data}"?`,
  effect: (auditor: string) =>
    `Data ini tidak lagi ditampilkan kepada ${auditor}. Penugasan dapat dipulihkan dari Riwayat.`,
  confirm: "Hapus",
  done: (data: string) => `Penugasan “${data}” dihapus.`,
};
