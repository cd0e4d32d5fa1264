/** User-facing texts of the reply form. */
import { figure } from "../../platform/figure";

export const composerTexts = {
  attachments: "Lampiran",
  cannedHint: "Ketik / atau ::kata untuk Canned Replies.",
  completions: (count: number) =>
    `${figure(count)} balasan. Pilih dengan panah, sisipkan dengan Enter, tutup dengan Escape.`,
  dropHere: "Lepaskan berkas di sini",
  sendAsWritten: "Kirim apa adanya",
};

export const replyTexts = {
  label: "Balasan",
  placeholder: "Tulis balasan…",
  emptyHint: "Isi balasan terlebih dahulu.",
  sendHint: "Tekan Ctrl+Enter untuk mengirim.",
  completeHint: "Enter menyisipkan. Ctrl+Enter menyisipkan dan langsung mengirim.",
  sent: (effect: string | undefined) =>
    `Balasan terkirim.${effect === undefined ? "" : ` ${effect}.`}`,
};

/** The heading and the button of the reply form of agents and the ministry (§2.5). */
export const staffReplyTexts = { title: "Balas Ticket", send: "Kirim Tiket" };

export const noteTexts = {
  modes: "Jenis tulisan",
  draft: "ada draf",
  title: "Catatan internal",
  label: "Catatan internal",
  placeholder: "Hanya terlihat oleh kementerian dan agen",
  emptyHint: "Isi catatan terlebih dahulu.",
  sendHint: "Tekan Ctrl+Enter untuk menyimpan.",
  completeHint: "Enter menyisipkan. Ctrl+Enter menyisipkan dan langsung menyimpan.",
  send: "Simpan catatan",
  saved: "Catatan internal disimpan.",
  edit: "Ubah catatan",
  editTitle: "Ubah catatan internal",
  content: "Isi catatan",
  cancel: "Batal",
  changed: "Catatan internal diubah.",
  remove: "Hapus catatan",
  removed: "Catatan internal dihapus.",
};

/** Light formatting of the text: the buttons above the bar of the composer. */
export const formatTexts = {
  title: "Format",
  bold: "Tebal (Ctrl+B)",
  bullets: "Daftar (Ctrl+Shift+8)",
  numbers: "Daftar bernomor (Ctrl+Shift+7)",
  quote: "Kutipan (Ctrl+Shift+9)",
  link: "Tautan",
  linkWords: "teks tautan",
};

export const statusTexts = { label: "Pilih Status", heading: "Saat balasan dikirim" };

/** A draft on a ticket that accepts no replies. */
export const leftTexts = {
  title: "Draf balasan",
  closed: "Tiket ini tidak lagi menerima balasan.",
  hint: "Draf Anda masih tersimpan dan dapat dikirim jika tiket dibuka kembali.",
  content: "Isi draf",
  files: (names: string) => `${composerTexts.attachments}: ${names}`,
  copy: "Salin draf",
  copied: "Draf balasan disalin.",
  discard: "Buang draf",
};
