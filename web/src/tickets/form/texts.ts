/** User-facing texts of the form for a new ticket. */

export const formTexts = {
  title: "Form Pengajuan Keluhan",
  legend: "Isian bertanda * wajib diisi.",
  send: "Kirim",
  cancel: "Batal",
  sending: "Tiket sedang dikirim…",
  sent: (ticket: string) => `Tiket ${ticket} berhasil diajukan.`,
};

export const fieldTexts = {
  requester: {
    label: "Badan Usaha",
    hint: "Tiket dicatat atas nama badan usaha ini.",
    placeholder: "Ketik atau pilih nama badan usaha",
  },
  title: {
    label: "Judul",
    hint: "Satu kalimat tentang pokok keluhan, paling banyak 200 karakter.",
  },
  category: { label: "Kategori", placeholder: "Pilih kategori" },
  description: {
    label: "Deskripsi",
    hint: "Jelaskan apa yang terjadi, sejak kapan, dan upaya yang sudah dilakukan.",
  },
  attachments: { label: "Lampiran" },
};
