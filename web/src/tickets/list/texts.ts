/** User-facing texts of the ticket lists. */
import { figure } from "../../platform/figure";

export const listTexts = {
  create: "Ajukan Tiket",
  export: "Export",
  nothingToExport: "Tidak ada tiket yang ditampilkan.",
  search: "Cari tiket",
  summary: "Ringkasan tiket",
  total: "Total",
};

export const choiceTexts = {
  row: (code: string) => `Pilih ${code}`,
  page: "Pilih semua baris di halaman ini",
  start: "Pilih",
  count: (count: number) => `${figure(count)} tiket dipilih.`,
  dropped: "Pilihan tiket dibatalkan karena daftar berubah.",
};

export const filterTexts = {
  status: "Status",
  allStatuses: "Semua Status",
  assignee: "Penanggung jawab",
  allAssignees: "Semua",
  sla: "SLA",
  allSla: "Semua",
  unread: (count: string) => `Belum dibaca (${count})`,
  label: "Label",
  more: "Filter lain",
  moreSet: (count: number) => (count === 0 ? "Filter lain" : `Filter lain (${count})`),
  active: "Filter yang berlaku",
  understood: "Dibaca sebagai",
  all: "Semua",
  priority: "Prioritas",
  category: "Kategori",
  channel: "Channel",
  company: "Badan usaha",
  department: "Departemen",
  since: "Diajukan sejak",
  until: "Diajukan sampai",
  noDay: "Tanggal ini tidak dikenal. Contoh: 21/11/2026.",
  typed: "Dapat juga diketik di kolom pencarian:",
  terms: ["status:open", "kategori:teknis", "sejak:2026-11-01"],
  staffTerms: [
    "status:open",
    "agen:bagus",
    "departemen:regulasi",
    "sla:lewat",
    "-label:pnbp",
    "sebelum:2026-11-01",
  ],
  done: "Selesai",
  removeFilter: (filter: string) => `Hapus filter ${filter}`,
  removeLabel: (label: string) => `Hapus filter label ${label}`,
};

export const rowTexts = {
  otherLabels: (names: readonly string[]) => `+${names.length} label: ${names.join(", ")}`,
  menu: (code: string) => `Aksi ${code}`,
  open: "Buka",
  markUnread: "Tandai belum dibaca",
  groups: { ticket: "Tiket", status: filterTexts.status, assignment: "Penugasan" },
};

export const viewTexts = {
  menu: "Tampilan",
  menuHeading: "Tampilan tersimpan",
  counted: "tiket",
  others: (count: number) => `${count} tampilan lain`,
  fewer: "Lebih sedikit tampilan",
  thisList: "Daftar ini",
  columns: "Pilih kolom",
  columnsHint: "Kode dan ringkasan tiket selalu tampil.",
  usualColumns: "Kolom semula",
  saveNew: "Simpan sebagai tampilan baru",
  update: "Simpan perubahan",
  change: "Ubah nama tampilan",
  remove: "Hapus tampilan",
  name: "Nama tampilan",
  share: "Bagikan dengan semua pengguna peran ini",
  hint: "Pencarian, filter, kolom, dan urutan ikut tersimpan. Tampilan muncul di menu dengan jumlah tiketnya.",
  save: "Simpan",
  done: "Selesai",
  saved: (name: string) => `Tampilan “${name}” tersimpan.`,
  removed: (name: string) => `Tampilan “${name}” dihapus.`,
};

export const takeTexts = {
  taken: (ticket: string) => `${ticket} diambil.`,
  keepsAgent: (ticket: string, agent: string) => `${ticket} kini Open, tetap ditangani ${agent}.`,
  open: "Buka",
};

export const emptyTexts = {
  noMatch: {
    title: "Tidak ada tiket yang cocok",
    hint: "Coba kata lain, atau tampilkan kembali semua tiket di daftar ini.",
  },
  showAll: "Lihat semua tiket",
};

/** The lists of what a person has and must do. */
export const deskListTexts = {
  mine: {
    title: "Tiket saya",
    purpose: "Tiket yang menjadi tanggung jawab Anda dan belum ditutup.",
    empty: {
      title: "Anda belum memegang tiket",
      text: "Tiket yang Anda ambil atau yang ditugaskan kepada Anda muncul di sini.",
    },
  },
  waiting: {
    title: "Menunggu saya",
    purpose: "Tiket Anda yang menunggu jawaban Anda.",
    empty: {
      title: "Tidak ada tiket yang menunggu jawaban Anda",
      text: "Tiket Anda muncul di sini setelah badan usaha mengirim balasan terakhir.",
    },
  },
  unassigned: {
    title: "Belum ditugaskan",
    purpose: "Tiket yang belum menjadi tanggung jawab siapa pun.",
    empty: {
      title: "Semua tiket sudah ditugaskan",
      text: "Tiket baru dan tiket yang dikembalikan muncul di sini.",
    },
  },
  department: {
    title: "Antrean departemen",
    purpose: "Tiket di antrean departemen Anda yang belum selesai.",
    empty: {
      title: "Antrean departemen Anda kosong",
      text: "Tiket yang dikirim administrator ke departemen Anda muncul di sini.",
    },
  },
  returned: {
    title: "Menunggu saya",
    purpose: "Tiket yang dikembalikan oleh agen dan menunggu penugasan baru.",
    empty: {
      title: "Tidak ada tiket yang dikembalikan",
      text: "Tiket yang dikembalikan agen kepada administrator muncul di sini.",
    },
  },
};

/** The lists by status of the ministry and of the agents. */
export const statusListTexts = {
  pending: {
    purpose: "Tiket yang menunggu jawaban badan usaha.",
    empty: {
      title: "Tidak ada tiket Pending",
      text: "Tiket yang menunggu jawaban badan usaha muncul di sini.",
    },
  },
  resolved: {
    purpose: "Tiket yang sudah mendapat penyelesaian.",
    empty: {
      title: "Tidak ada tiket Resolved",
      text: "Tiket yang sudah diselesaikan tetapi belum ditutup muncul di sini.",
    },
  },
  closed: {
    purpose: "Tiket yang sudah ditutup.",
    empty: {
      title: "Tidak ada tiket Closed",
      text: "Tiket yang sudah ditutup tersimpan di sini.",
    },
  },
};
