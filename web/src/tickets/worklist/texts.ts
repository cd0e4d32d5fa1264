/** User-facing texts of the worklist. */
export const worklistTexts = {
  next: "Tiket berikutnya",
  why: (why: string) => `${why}.`,
  nothing: "Tidak ada tiket yang menunggu Anda. Semua sudah ditangani.",
  onlyThis: "Hanya tiket ini yang menunggu Anda.",
};
