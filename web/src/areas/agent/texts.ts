/** User-facing texts of the agents' area. */

export const layoutTexts = {
  name: "Agent",
  subtitle: "Penanganan tiket help desk",
  dashboards: "Dasbor",
};

export const allTicketsTexts = {
  title: "Semua Tiket",
  purpose: "Seluruh tiket help desk, dari yang baru masuk sampai yang sudah ditutup.",
  empty: {
    title: "Belum ada tiket",
    text: "Tiket muncul di sini setelah diajukan oleh badan usaha.",
  },
};

export const newTicketsTexts = {
  title: "New Tickets",
  purpose: "Tiket baru yang menunggu diambil.",
  empty: {
    title: "Tidak ada tiket baru",
    text: "Semua tiket sudah diambil. Tiket berikutnya muncul di sini setelah diajukan.",
  },
};

export const openTicketsTexts = {
  title: "Open Tickets",
  purpose: "Tiket yang sedang dikerjakan.",
  empty: {
    title: "Tidak ada tiket Open",
    text: "Tiket yang Anda atau rekan Anda ambil muncul di sini.",
  },
};

export const statusTitles = {
  pending: "Pending Tickets",
  resolved: "Resolved Tickets",
  closed: "Closed Tickets",
};
