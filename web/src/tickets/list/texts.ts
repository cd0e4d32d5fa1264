/** User-facing texts of the ticket lists. */

export const listTexts = {
  create: "Ajukan Tiket",
  export: "Export",
  nothingToExport: "Tidak ada tiket yang ditampilkan.",
  search: "Cari tiket",
  summary: "Ringkasan tiket",
  total: "Total",
};

export const filterTexts = {
  status: "Status",
  allStatuses: "Semua Status",
  assignee: "Penanggung jawab",
  allAssignees: "Semua",
  label: "Label",
  removeLabel: (label: string) => `Hapus filter label ${label}`,
};

export const rowTexts = {
  assignee: (name: string) => `${filterTexts.assignee}: ${name}`,
  otherLabels: (names: readonly string[]) => `+${names.length} label: ${names.join(", ")}`,
  menu: (code: string) => `Aksi ${code}`,
  open: "Buka",
  groups: { ticket: "Tiket", status: filterTexts.status, assignment: "Penugasan" },
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
