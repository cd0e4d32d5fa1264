export const EVERYBODYS_TICKETS =
  "Di sini tampil tiket semua badan usaha; cari judul atau pemohonnya di daftar tiket.";
