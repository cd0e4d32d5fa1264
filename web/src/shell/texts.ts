/** User-facing texts of opening the portal, of failures, and of the pages outside of all areas. */
export const openingTexts = {
  loading: "Memuat Portal Minerba…",
  reading: "Membaca data",
};

export const screenTexts = {
  title: "Memuat layar",
  loading: "Memuat layar…",
};

export const lateScreenTexts = {
  title: "Layar ini belum terunduh",
  remedy:
    "Sambungan terputus, atau portal sudah diperbarui. Coba lagi. Bila tetap gagal, muat ulang halaman.",
};

export const screenErrorTexts = {
  documentTitle: "Terjadi kesalahan",
  title: "Layar ini tidak dapat ditampilkan",
  remedy:
    "Terjadi kesalahan di bagian ini. Data yang sudah disimpan tidak berubah. Coba lagi, atau pilih layar lain.",
};

export const failureTexts = {
  details: "Rincian untuk tim teknis",
  retry: "Coba lagi",
  reload: "Muat ulang",
};

export const cannotStartTexts = {
  title: "Peramban ini belum didukung",
  /** In English, for support. */
  error: "No WebAssembly with SIMD, or no light-dark() in styles",
};

export const updateTexts = {
  ready: "Versi baru tersedia. Muat ulang untuk menggunakannya.",
};

export const rolePageTexts = {
  choose: "Pilih peran",
  goTo: "Ke halaman pilih peran",
};

export const noAuditorTexts = {
  none: "Belum ada auditor",
  noInternal: "Belum ada auditor internal",
  noExternal: "Belum ada auditor eksternal",
  noAgent: "Tidak ada agen yang aktif",
  noCompany: "Tidak ada badan usaha yang aktif",
  remedy: "Tambahkan auditor di Manajemen Auditor.",
  register: "Manajemen Auditor",
  activate: "Aktifkan atau tambahkan di Pengaturan Internal ESDM.",
  settings: "Pengaturan",
};

/** Not among the texts of the storage: the first screen needs only this one. */
export const dataTaskTexts = {
  failed: "Belum dapat dibuka. Periksa sambungan jaringan, lalu coba lagi.",
};
