/** User-facing texts of dialogs and menus. */
export const overlayTexts = {
  close: "Tutup",
  cancel: "Batal",
  closeMenu: "Tutup menu ini",
};

export const radioDialogTexts = {
  saved: "Pilihan langsung disimpan.",
  savedWithKeys:
    "Pilihan langsung disimpan. Tekan huruf pilihannya, atau gunakan tombol panah lalu Enter.",
};
