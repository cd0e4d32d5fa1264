/** User-facing texts of a ticket's actions. */

export const actionTexts = {
  take: "Take Ticket",
  close: "Close Ticket",
  reopen: "Buka kembali",
  sendToDepartment: "Send to Other Department",
  leaveDepartment: "Keluarkan dari antrean",
  priority: "Pilih Prioritas",
  labels: "Ubah Label",
  menu: "Aksi tiket",
  admin: "Admin Actions",
  groups: { handling: "Penanganan", status: "Ubah Status", department: "Departemen" },
  ticket: (code: string) => `Tiket ${code}`,
};

/** The actions that give a ticket to an agent. The last one can also return it to the administrator. */
export const assignLabels = {
  assign: "Assign to Agent",
  reassign: "Re-Assign",
  reassignOrReturn: "Re-Assign Ticket",
};

export const doneTexts = {
  status: (ticket: string, status: string) => `Status tiket ${ticket} sekarang ${status}.`,
  leftDepartment: (ticket: string, department: string) =>
    `Tiket ${ticket} dikeluarkan dari antrean ${department}.`,
  reopened: (ticket: string) => `Tiket ${ticket} dibuka kembali.`,
  priority: (ticket: string, priority: string) => `Prioritas tiket ${ticket} sekarang ${priority}.`,
};

export const quickTexts = {
  title: "Quick Actions",
  print: "Print Ticket",
  exportPdf: "Export to PDF",
  share: "Share Ticket",
  pdfFailed: "PDF gagal dibuat. Periksa sambungan jaringan, lalu coba lagi.",
};

export const shareTexts = {
  code: "Kode tiket",
  copyCode: "Salin kode",
  withoutLink: {
    label: "Kode dan judul",
    copy: "Salin kode dan judul",
    hint: "Portal ini dibuka dari berkas di perangkat Anda sehingga tiket tidak memiliki tautan. Penerima dapat mencari kode tiket ini di portalnya jika memiliki data yang sama.",
  },
  withLink: {
    label: "Kode, judul, dan tautan",
    copy: "Salin kode, judul, dan tautan",
    hint: "Tautan hanya membuka tiket ini di peramban yang menyimpan data portal ini.",
  },
  otherApp: "Bagikan melalui aplikasi lain",
  copied: (what: string) => `${what} sudah disalin.`,
  notCopied:
    "Peramban ini tidak mengizinkan penyalinan otomatis. Teks sudah dipilih; tekan Ctrl+C.",
};

export const reassignTexts = {
  ways: "Alihkan kepada",
  agent: { label: "Agen lain", hint: "Tiket langsung dialihkan; statusnya tidak berubah." },
  administrator: {
    label: "Administrator",
    hint: "Tiket masuk ke daftar Re-Assign administrator beserta alasan Anda.",
  },
};

export const giveBackTexts = {
  reason: "Alasan pengembalian",
  reasonMissing: "Pilih alasan terlebih dahulu",
  note: "Catatan",
  noteHint: "Dibaca administrator di daftar Re-Assign. Wajib diisi untuk alasan Lainnya.",
  notReturnable: "Hanya tiket berstatus Open atau Pending yang dapat dikembalikan.",
  cancel: "Batal",
  giveBack: "Kembalikan",
  done: (ticket: string) => `Tiket ${ticket} dikembalikan kepada administrator.`,
};
