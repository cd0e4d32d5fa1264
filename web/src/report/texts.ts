/** User-facing texts of a dashboard that was saved as a page. */
export const reportTexts = {
  product: "Portal Minerba",
  saved: (category: string, when: string) =>
    `${category} · Disimpan dari Portal Minerba pada ${when}`,
  print: "Cetak",
  downloadCsv: (title: string) => `Unduh CSV: ${title}`,
  empty: "Dasbor ini belum memiliki widget.",
};

export const cannotOpenTexts = {
  title: "Laporan ini tidak dapat dibuka",
  advice:
    "Berkas mungkin terpotong saat disalin, atau peramban ini terlalu lama. Salin ulang berkas ini, atau buka dengan Chrome atau Edge 123, Firefox 120, Safari 17.5, atau versi yang lebih baru.",
  details: "Rincian untuk tim teknis",
};
