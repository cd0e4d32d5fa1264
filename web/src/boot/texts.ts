/** User-facing texts of a page that arrived incomplete. */
export const bootTexts = {
  damaged:
    "Berkas ini rusak, mungkin terpotong saat disalin. Salin ulang berkasnya, lalu buka lagi.",
  notLoaded:
    "Portal Minerba tidak terunduh dengan lengkap. Periksa sambungan jaringan, lalu muat ulang halaman.",
};
