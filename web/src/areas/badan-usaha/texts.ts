/** User-facing texts of the business entities' area. */

export const layoutTexts = {
  name: "Badan Usaha",
  subtitle: "Pengajuan dan pemantauan keluhan",
  createTicket: "Ajukan Tiket",
  byStatus: "Menurut status",
  dashboards: "Dasbor",
  findings: "temuan menunggu tindak lanjut",
};

export const ticketsTexts = {
  title: "All Tickets",
  purpose: "Pantau tiket help desk perusahaan Anda dari pengajuan sampai selesai.",
  empty: {
    title: "Belum ada tiket",
    text: "Keluhan yang Anda ajukan muncul di sini beserta statusnya.",
  },
};

export const followUpsTexts = {
  title: "Tindak Lanjut",
  purpose: "Jawab rekomendasi auditor, janjikan tanggal selesai, dan lampirkan buktinya.",
  summary: "Ringkasan tindak lanjut",
  total: "Total",
  noMatch: "Tidak ada temuan dengan status ini",
  all: "Tampilkan semua",
  empty: {
    title: "Belum ada temuan",
    text: "Temuan audit tampil di sini setelah diterima dalam reviu.",
  },
};

export const followUpTexts = {
  back: "Kembali",
  ask: "Ajukan tiket tentang temuan ini",
  tickets: "Tiket tentang temuan ini",
  notFound: "Temuan tidak ditemukan",
  unknown: "Temuan ini tidak ada di sini.",
  reasons: "Temuan mungkin dicabut, atau milik badan usaha lain.",
  backToList: "Kembali ke Tindak Lanjut",
};

export const createTexts = {
  purpose: "Jelaskan kendala Anda. Tim kami menindaklanjutinya melalui tiket ini.",
  after: (title: string) => `Lanjutan: ${title}`,
  purposeAfter: (code: string) => `Tiket ini melanjutkan tiket ${code} dan terhubung dengannya.`,
};

export const ticketTexts = {
  scopeNote: "Tiket pengguna lain tidak ditampilkan di sini.",
  reply: { title: "Balas tiket", send: "Kirim" },
};

export const pickTexts = {
  questions: {
    print: "Tiket mana yang akan dicetak?",
    exportPdf: "Tiket mana yang akan disimpan sebagai PDF?",
    share: "Tiket mana yang akan dibagikan?",
  },
  search: "Cari tiket",
  noMatch: { title: "Tiket tidak ditemukan", text: "Coba kata lain." },
  empty: {
    title: ticketsTexts.empty.title,
    text: "Ajukan tiket terlebih dahulu. Tiket Anda akan muncul di sini.",
  },
};
