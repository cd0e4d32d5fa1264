/** User-facing texts of the composer. */

export const composerTexts = {
  placeholder: "Tulis balasan…",
  hint: "Tulis balasan untuk dapat mengirim. Ctrl+Enter juga mengirim.",
  cannedHint: "Ketik / untuk Canned Replies.",
  dropHere: "Lepaskan berkas di sini",
};
