/** User-facing texts of the settings of the help desk. */
import { figure } from "../../../platform/figure";

export const frameTexts = {
  save: "Simpan",
  unchanged: "Belum ada yang diubah.",
};

export const targetsTexts = {
  title: "Target semua tiket",
  note: (day: string) =>
    `Target dihitung dalam hari kerja sejak tiket diajukan. Satu hari kerja adalah ${day}. Waktu berhenti selama tiket Pending atau Resolved.`,
  assign: "Penugasan",
  answer: "Jawaban pertama",
  resolve: "Penyelesaian",
  hints: {
    assign: "Hari kerja sampai tiket ditugaskan.",
    answer: "Hari kerja sampai kementerian menjawab.",
    resolve: "Hari kerja sampai tiket selesai.",
  },
  overrides: "Target khusus",
  overridesNote:
    "Target yang paling khusus berlaku: prioritas dan kategori, lalu prioritas, lalu kategori, lalu target semua tiket.",
  priority: "Priority",
  category: "Kategori",
  all: "Semua",
  add: "Tambah target khusus",
  remove: (row: number) => `Hapus target khusus ${row}`,
  closing: "Penawaran penutupan",
  quietDays: "Hari kerja tanpa jawaban badan usaha",
  quietHint: "Setelah itu penutupan tiket ditawarkan kepada petugas. Tiket tidak ditutup otomatis.",
  fields: {
    targets: { label: "Target SLA" },
    quietDays: "Penawaran penutupan",
  },
  saved: "Target SLA disimpan.",
};

export const calendarTexts = {
  hours: "Hari dan jam kerja",
  zone: "Zona waktu",
  zoneHint: "Jam kerja dibaca dalam zona ini.",
  from: (day: string) => `${day} buka`,
  to: (day: string) => `${day} tutup`,
  closed: "Tutup",
  fields: {
    zone: "Zona waktu",
    hours: { label: "Hari dan jam kerja" },
    workedHolidays: { label: "Libur nasional" },
    holidays: { label: "Hari libur lain" },
  },
  saved: "Kalender kerja disimpan.",
};

export const categoriesTexts = {
  title: "Kategori untuk tiket baru",
  note: "Kategori tanpa centang tidak ditawarkan lagi untuk tiket baru. Tiket lama tetap memakai dan menampilkannya.",
  category: (name: string, tickets: number) => `${name} (${figure(tickets)} tiket)`,
  name: "Nama kategori",
  add: "Tambah kategori",
  remove: (row: number) => `Hapus kategori baru ${row}`,
  fields: { categories: { label: "Kategori" } },
  saved: "Kategori tiket disimpan.",
};

export const ownTexts = {
  title: "Hari libur lain",
  note: "Misalnya cuti bersama atau hari jadi kantor.",
  date: "Tanggal",
  name: "Nama hari libur",
  add: "Tambah hari libur",
  remove: (row: number) => `Hapus hari libur ${row}`,
};

export const nationalTexts = {
  title: "Libur nasional",
  note: "Hapus centang jika help desk tetap bekerja pada hari itu.",
  source: (source: string) => `Sumber: ${source}`,
  day: (day: string, name: string, isEstimate: boolean) =>
    `${day}: ${name}${isEstimate ? " (perkiraan)" : ""}`,
};
