/** User-facing texts of a ticket's page. */
import { figure } from "../../platform/figure";

export const screenTexts = {
  loading: "Loading ticket...",
  purpose: (code: string, category: string) => `Tiket ${code} · ${category}`,
  back: "Kembali",
  side: "Rincian tiket",
};

export const notFoundTexts = {
  title: "Tiket tidak ditemukan",
  gone: {
    title: (code: string) => `Tiket “${code}” sudah tidak ada di sini.`,
    hint: "Pengajuan tiket diurungkan atau data portal diganti.",
  },
  unknown: {
    title: (code: string) => `Tidak ada tiket dengan kode “${code}” di sini.`,
    hint: "Periksa kembali kode tiket: enam huruf dan angka, misalnya pada email atau tautan yang Anda terima.",
  },
  /** For the ministry and the agents. */
  staffScope:
    "Halaman ini menampilkan tiket semua badan usaha. Cari judul atau pemohonnya di daftar tiket.",
  back: "Kembali ke daftar tiket",
};

export const stepperTexts = {
  label: "Tiket dalam daftar",
  previous: "Tiket sebelumnya",
  next: "Tiket berikutnya",
  place: (position: number, total: number) => `${figure(position)} dari ${figure(total)}`,
};

export const factsTexts = {
  title: "Detail Tiket",
  requester: "Pemohon",
  email: "Email",
  code: "Kode Tiket",
  category: "Kategori",
  finding: "Tentang temuan",
  status: "Status",
  priority: "Priority",
  assignee: "Assignee",
  labels: "Label",
  department: "Departemen",
  contacts: "Kontak perusahaan",
  channel: "Channel",
  sla: "Sisa waktu SLA",
  close: "Tutup tiket",
  created: "Dibuat",
  updated: "Diperbarui",
  rating: "Penilaian",
  mergedInto: "Digabung ke",
  linked: "Tiket terkait",
  noLabels: "Belum ada label.",
  moreContacts: (count: number) => `${figure(count)} kontak lain`,
};

/** Names of the buttons that change a value. Each ends with the value that is shown. */
export const changeTexts = {
  status: (value: string) => `Ubah Status: ${value}`,
  priority: (value: string) => `Ubah Prioritas: ${value}`,
  assignee: (value: string) => `Ubah Assignee: ${value}`,
};

export const conversationTexts = {
  title: "Percakapan",
  voices: {
    requester: factsTexts.requester,
    ministry: "Kementerian",
    other: "Pihak lain",
    note: "Catatan internal",
  },
  onlyStaff: "Tidak terlihat oleh badan usaha",
  quote: "Kutip",
  edited: (when: string) => `diubah ${when}`,
  new: "Baru",
  jump: "(lihat yang pertama)",
  unfold: "Tampilkan seluruhnya",
  fold: "Ringkas",
};

export const activityTexts = {
  title: "Aktivitas",
  list: "Aktivitas tiket",
  history: "Riwayat tiket",
  sampleNote: "Perubahan pada data contoh tidak dapat dikembalikan.",
};
