/** User-facing texts of the dashboard editor. */

export const pageTexts = {
  title: (dashboard: string) => `Ubah ${dashboard}`,
  gone: "Dasbor ini sudah tidak ada.",
  goneHint: "Dasbor ini sudah tidak ada. Perubahan tidak dapat disimpan sebelum dasbor dipulihkan.",
};

export const barTexts = {
  undo: "Urungkan",
  redo: "Ulangi",
  tidy: "Rapikan",
  add: "Tambah",
  widget: "widget",
  cancel: "Batal",
  save: "Simpan",
};

export const saveTexts = {
  saved: "Tersimpan",
  savedAndPublished: "Tersimpan dan diterbitkan",
  unsaved: "Perubahan belum disimpan",
  unpublished: "Perubahan belum diterbitkan",
  draftKept: "draf aman",
  draftInMemory: "draf hilang jika halaman ditutup",
  nothingToSave: "Semua perubahan sudah tersimpan.",
  done: "Perubahan disimpan.",
};

export const refusalTexts = {
  fix: "Belum disimpan. Perbaiki hal berikut terlebih dahulu.",
  refused: (reason: string) => `Belum disimpan. ${reason}`,
  openSettings: "Atur widget",
};

export const leaveTexts = {
  title: saveTexts.unsaved,
  hint: "Pembaca belum melihat perubahan Anda. Draf dipulihkan saat Anda mengubah dasbor ini lagi.",
  keep: "Simpan sebagai draf",
  discard: "Buang perubahan",
  stay: "Lanjutkan perubahan",
};

export const stepTexts = {
  undo: {
    done: (step: string) => `Diurungkan: ${step}`,
    none: "Tidak ada langkah yang dapat diurungkan.",
  },
  redo: {
    done: (step: string) => `Diulangi: ${step}`,
    none: "Tidak ada langkah yang dapat diulangi.",
  },
  draftRestored: "Draf dipulihkan.",
  draftDiscarded: "Draf dibuang.",
  widgetRemoved: "Widget dihapus.",
};

export const propertiesTexts = {
  title: "Properti dasbor",
  changed: "Properti dasbor diubah.",
  apply: "Terapkan",
};

export const galleryTexts = {
  title: "Tambah widget",
};

export const canvasTexts = {
  title: "Kanvas",
  empty: "Kanvas masih kosong",
  emptyHint:
    "Pilih jenis widget, lalu sumber datanya. Letak dan ukurannya dapat diubah kapan saja.",
  addFirst: "Tambah widget pertama",
  moveKeys: "Tombol panah memindahkan, Delete menghapus.",
  resizeKeys: "Tombol panah mengubah lebar dan tinggi.",
};

export const toolTexts = {
  move: "Pindahkan",
  resize: "Ubah ukuran",
  earlier: "Naikkan",
  later: "Turunkan",
  settings: "Atur",
  duplicate: "Duplikat",
  remove: "Hapus",
};

export const settingsTexts = {
  title: "Pengaturan widget",
  close: "Tutup pengaturan",
  remove: toolTexts.remove,
  done: "Selesai",
  missing: "Isi terlebih dahulu.",
};

export const widgetTexts = {
  title: "Judul",
  titleHint: "Otomatis dari isinya",
  kind: "Jenis",
  chartType: "Tampilan",
  columnsOnly: "Jumlah per hari atau minggu tampil sebagai kolom.",
  text: "Teks",
  textHint: "Satu paragraf per baris.",
  dimension: "Kelompokkan menurut",
  bucket: "Rentang waktu",
  series: "Seri",
  seriesBucket: "Rentang waktu seri",
  noSeries: "Tanpa seri",
};

export const sourceTexts = {
  label: "Sumber data",
  choose: "Pilih sumber data",
  gone: (name: string) => `“${name}” sudah tidak ada. Pilih sumber lain.`,
};

export const columnTexts = {
  label: "Kolom",
  choose: "Pilih kolom",
  gone: "Kolom ini sudah tidak ada. Pilih yang lain.",
  unfit: "Kolom ini tidak dapat dihitung. Pilih yang lain.",
};

export const measureTexts = {
  title: "Nilai",
  operation: "Hitungan",
  add: "Tambah nilai",
  remove: (place: number) => `Hapus nilai ${place}`,
};

export const trendTexts = {
  title: "Tren",
  time: "Kolom waktu",
  none: "Tanpa tren",
  period: "Periode",
  rise: "Naik berarti",
  neutral: "Netral",
};

export const targetTexts = {
  title: "Target",
  kind: "Jenis target",
  none: "Tanpa target",
  fixed: "Angka tetap",
  measure: "Ukuran dari sumber ini",
  number: "Angka target",
  missing: "Tulis angka target, misalnya 1.250,5.",
};

export const filterTexts = {
  title: "Filter",
  add: "Tambah filter",
  remove: (place: number) => `Hapus filter ${place}`,
  none: "Semua baris dihitung.",
  most: (count: number) => `Paling banyak ${count} filter.`,
};

export const conditionTexts = {
  test: "Syarat",
  day: "Tanggal",
  value: measureTexts.title,
  days: "Jumlah hari",
  search: "Cari nilai",
  blank: "(kosong)",
  noneFound: "Tidak ada nilai yang cocok.",
  more: "Masih ada nilai lain; persempit pencarian.",
};

export const orderTexts = {
  title: "Urutan",
  sort: "Urutkan",
  order: "Arah",
  limit: "Batas",
  rest: "Gabungkan sisanya sebagai “Lainnya”",
};

export const formatTexts = {
  title: "Format angka",
  decimals: "Desimal",
  unit: "Satuan",
  unitHint: "ton, %, Rp",
  compact: "Ringkas",
};

export const placeTexts = {
  title: "Letak dan ukuran",
  column: columnTexts.label,
  row: "Baris",
  width: "Lebar",
  height: "Tinggi",
  apply: propertiesTexts.apply,
};
