/** User-facing texts of changing many tickets at once. */
import { figure } from "../../platform/figure";

export const bulkTexts = {
  region: "Tiket terpilih",
  count: (count: number) => `${figure(count)} tiket dipilih`,
  all: (matching: number) => `Pilih semua ${figure(matching)} yang cocok`,
  allChosen: (count: number) => `Semua ${figure(count)} tiket yang cocok dipilih`,
  clear: "Batalkan pilihan",
  outside: (count: number) => `${figure(count)} tidak lagi cocok dengan daftar ini.`,
  release: "Lepas yang tidak cocok",
  stale: (matching: number) => `Yang cocok kini ${figure(matching)}.`,
  export: "Ekspor",
};

export const bulkActionTexts = {
  assign: "Tugaskan",
  status: "Status",
  priority: "Prioritas",
  labels: "Label",
  department: "Departemen",
  merge: "Gabungkan",
};

export const bulkTitles = {
  assign: (count: number) => `Tugaskan ${figure(count)} tiket`,
  status: (count: number) => `Ubah status ${figure(count)} tiket`,
  priority: (count: number) => `Ubah prioritas ${figure(count)} tiket`,
  labels: (count: number) => `Ubah label ${figure(count)} tiket`,
  department: (count: number) => `Kirim ${figure(count)} tiket ke departemen`,
};

export const bulkFormTexts = {
  status: "Status baru",
  priority: "Prioritas baru",
  way: "Tindakan",
  add: "Tambahkan label",
  remove: "Lepas label",
  labels: "Label",
  noLabels: "Belum ada label.",
  missing: {
    assign: "Pilih agen terlebih dahulu",
    status: "Pilih status terlebih dahulu",
    priority: "Pilih prioritas terlebih dahulu",
    labels: "Pilih label terlebih dahulu",
    department: "Pilih departemen terlebih dahulu",
  },
  nothing: "Tidak ada tiket yang akan berubah",
  apply: (count: number) => `Terapkan ke ${figure(count)} tiket`,
  cancel: "Batal",
};

/** Before the change, then after it. */
export const effectTexts = {
  preview: {
    title: "Pratinjau",
    changes: (count: number) => `${figure(count)} tiket akan berubah`,
    refused: (count: number) => `${figure(count)} tiket tidak dapat diubah`,
    unchanged: (count: number) => `${figure(count)} tiket sudah sesuai dan tidak berubah`,
  },
  result: {
    title: "Hasil",
    changes: (count: number) => `${figure(count)} tiket berubah`,
    refused: (count: number) => `${figure(count)} tiket tidak diubah`,
    unchanged: (count: number) => `${figure(count)} tiket sudah sesuai sebelumnya`,
  },
  becomes: "menjadi",
  wrongStatus: (status: string) => `Status ${status} tidak memungkinkan perubahan ini.`,
  more: (count: number) => `dan ${figure(count)} tiket lainnya`,
  show: "Hasil",
  close: "Tutup",
};

export const bulkDoneTexts = {
  assign: (count: string, agent: string) => `${count} tiket ditugaskan kepada ${agent}.`,
  status: (count: string, status: string) => `Status ${count} tiket sekarang ${status}.`,
  priority: (count: string, priority: string) => `Prioritas ${count} tiket sekarang ${priority}.`,
  department: (count: string, department: string) => `${count} tiket dikirim ke ${department}.`,
  add: (count: string, labels: string) => `Label ${labels} ditambahkan ke ${count} tiket.`,
  remove: (count: string, labels: string) => `Label ${labels} dilepas dari ${count} tiket.`,
};
