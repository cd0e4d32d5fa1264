/** User-facing texts of the ministry's area. */

export const layoutTexts = {
  name: "Internal ESDM",
  subtitle: "Pemantauan tiket help desk kementerian",
  roleTitle: "Administrator Internal ESDM",
  dashboards: "Dasbor",
  queues: "Antrean departemen",
};

export const allTicketsTexts = {
  title: "All Tickets",
  purpose: "Semua tiket help desk dari seluruh badan usaha.",
  empty: {
    title: "Belum ada tiket",
    text: "Tiket muncul di sini setelah diajukan oleh badan usaha atau atas namanya.",
  },
};

export const openTicketsTexts = {
  title: "Open",
  purpose: "Tiket yang sedang dikerjakan.",
  empty: {
    title: "Tidak ada tiket Open",
    text: "Tiket yang sudah diambil agen dan sedang dikerjakan muncul di sini.",
  },
};

export const statusTitles = { pending: "Pending", resolved: "Resolved", closed: "Closed" };

export const reassignTexts = {
  title: "Re-assign Ticket",
  purpose: "Tiket Pending dan Open yang dapat dialihkan, beserta alasan pengembaliannya.",
  empty: {
    title: "Tidak ada tiket untuk dialihkan",
    text: "Tiket berstatus Pending atau Open, termasuk yang dikembalikan agen, muncul di sini.",
  },
};

export const settingsTexts = {
  title: "Pengaturan",
  purpose: "Janji layanan, kalender kerja, serta agen, perusahaan, dan departemen help desk.",
  sections: "Bagian pengaturan",
  sla: "SLA",
  calendar: "Kalender kerja",
  categories: "Kategori",
  agents: "Agen",
  companies: "Perusahaan",
  departments: "Departemen",
};

export const createTexts = {
  purpose: "Ajukan tiket atas nama badan usaha, misalnya untuk keluhan melalui telepon atau surat.",
};
