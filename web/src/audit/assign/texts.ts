/** User-facing texts of the dialog that assigns data to an auditor. */
import { figure } from "../../platform/figure";

export const assignTexts = {
  title: "Tugaskan ke auditor",
  cancel: "Batal",
  assign: "Assign",
  assignAgain: "Tugaskan lagi",
  skipHeld: "Lewati data itu",
  assigned: (data: string, auditor: string) => `“${data}” ditugaskan kepada ${auditor}.`,
  severalAssigned: (count: number, auditor: string) =>
    `${figure(count)} data ditugaskan kepada ${auditor}.`,
};

export const chosenTexts = {
  label: "Data yang ditugaskan",
  holders: "Sudah ditugaskan kepada:",
  remove: (data: string) => `Keluarkan ${data}`,
  removed: (data: string) => `${data} dikeluarkan.`,
  add: "Tambah data lain",
  done: "Selesai memilih",
};

export const holderTexts = {
  period: (status: string, since: string, expiry: string) =>
    `sejak ${since} sampai ${expiry} · ${status}`,
};

export const pickerTexts = {
  label: "Pilih data lain",
  search: "Cari data",
  placeholder: "Nama, tahapan, atau badan usaha",
  none: "Tidak ada data yang cocok. Coba kata lain.",
  assignments: (count: number) => `${figure(count)} penugasan`,
  more: (shown: number, total: number) =>
    `${figure(shown)} dari ${figure(total)} data. Persempit dengan pencarian.`,
  chosen: (count: number) => `${figure(count)} data dipilih`,
  full: (most: number) => `Paling banyak ${figure(most)} data dalam satu penugasan.`,
};

export const assignFieldTexts = {
  data: "Data",
  auditorType: "Tipe Auditor",
  auditor: "Auditor",
  expiryDate: "Tanggal Berakhir",
  notes: "Catatan",
};

export const assignHintTexts = {
  auditor: "Pilih auditor",
  noAuditor: "Belum ada auditor dengan tipe ini",
  noOther: "Belum ada auditor lain dengan tipe ini",
  expertise: (expertise: string) => `Keahlian: ${expertise}`,
  expiryDate: "Hari terakhir, ditulis hari/bulan/tahun.",
  notes: "Opsional. Dibaca auditor internal; auditor eksternal tidak melihatnya.",
};
