/** User-facing texts of the form for a new ticket. */
import { figure } from "../../platform/figure";

export const formTexts = {
  title: "Form Pengajuan Keluhan",
  legend: "Isian bertanda * wajib diisi.",
  send: "Kirim",
  cancel: "Batal",
  sending: "Tiket sedang dikirim…",
  sent: (ticket: string) => `Tiket ${ticket} berhasil diajukan.`,
};

export const similarTexts = {
  title: "Tiket Anda yang serupa",
  hint: "Mungkin pertanyaan Anda sudah dijawab. Tiket dibuka di halaman baru; isian formulir tetap tersimpan.",
  answer: "Jawaban terakhir:",
  opens: "(halaman baru)",
  found: (count: number) => `${figure(count)} tiket Anda yang serupa ditemukan.`,
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
