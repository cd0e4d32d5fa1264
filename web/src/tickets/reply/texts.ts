/** User-facing texts of the reply form. */

export const composerTexts = {
  label: "Balasan",
  placeholder: "Tulis balasan…",
  emptyHint: "Isi balasan terlebih dahulu.",
  sendHint: "Tekan Ctrl+Enter untuk mengirim.",
  cannedHint: "Ketik / untuk Canned Replies.",
  attachments: "Lampiran",
  dropHere: "Lepaskan berkas di sini",
  sendAsWritten: "Kirim apa adanya",
  sent: (effect: string | undefined) =>
    `Balasan terkirim.${effect === undefined ? "" : ` ${effect}.`}`,
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
