/** User-facing texts of the dashboard builder's lists, forms and pages. */
import { figure } from "../../platform/figure";

export const areaTexts = {
  name: "Dashboard Builder",
  purpose: "Penyusunan dan penerbitan dasbor",
  list: "Daftar Dashboard",
  create: "Create Dashboard",
  published: "Dipublikasi",
  drafts: "Draft",
  counted: "dasbor",
};

export const fieldTexts = {
  name: "Nama",
  description: "Deskripsi",
  category: "Kategori",
  permission: "Izin",
  status: "Status",
};

export const dialogTexts = {
  cancel: "Batal",
  save: "Simpan",
};

export const placeTexts = {
  all: {
    purpose: "Semua dasbor, dari draf sampai yang sudah diterbitkan.",
    none: "Belum ada dasbor",
    noneHint: "Susun grafik, angka, tabel, dan peta dari data portal, lalu bagikan kepada pembaca.",
  },
  published: {
    purpose: "Dasbor yang sudah dapat dibaca sesuai izinnya.",
    none: "Belum ada dasbor yang diterbitkan",
    noneHint: "Buka sebuah draf, lalu terbitkan.",
  },
  drafts: {
    purpose: "Dasbor yang masih disusun dan belum terlihat oleh pembaca.",
    none: "Tidak ada draf",
    noneHint: "Dasbor baru, salinan, dan hasil impor tampil di sini sampai diterbitkan.",
  },
  category: {
    purpose: (category: string) => `Dasbor dalam kategori ${category}.`,
    none: (category: string) => `Belum ada dasbor ${category}`,
    noneHint: "Dasbor dengan kategori ini tampil di sini.",
  },
};

export const listTexts = {
  counts: "Ringkasan dasbor",
  total: "Total",
  updatedToday: "Diperbarui hari ini",
  search: "Cari dasbor",
  searchHint: "Nama, deskripsi, kategori",
  allCategories: "Semua Kategori",
  allStatuses: "Semua Status",
  look: "Tampilan",
  grid: "Tampilan kisi",
  rows: "Tampilan daftar",
  widgets: "Widget",
  updated: "Diperbarui",
  openDrafts: "Lihat draf",
};

export const actionTexts = {
  menu: (dashboard: string) => `Menu untuk ${dashboard}`,
  dashboard: "Dasbor",
  edit: "Edit",
  publish: "Publikasi",
  unpublish: "Jadikan Draft",
  copies: "Salinan",
  duplicate: "Duplikat",
  export: "Ekspor",
  history: "Riwayat",
  delete: "Hapus",
  report: "Laporan",
  more: "Aksi lainnya",
  published: (name: string, readers: string | undefined) =>
    `“${name}” diterbitkan. Pembaca: ${readers}.`,
  unpublished: (name: string) => `“${name}” kembali menjadi draf.`,
  duplicated: (name: string) => `Salinan “${name}” dibuat sebagai draf.`,
};

export const deleteTexts = {
  question: (name: string) => `Apakah Anda yakin ingin menghapus dashboard "${name}"?`,
  hint: "Dasbor dapat dipulihkan dari Riwayat.",
  publishedHint: "Pembaca tidak dapat membukanya lagi. Dasbor dapat dipulihkan dari Riwayat.",
  done: (name: string) => `Dasbor “${name}” dihapus.`,
};

export const detailTexts = {
  empty: "Dasbor ini masih kosong",
  emptyHint:
    "Tambahkan grafik, metrik, tabel, atau peta. Semuanya digambar dari data portal dan mengikuti setiap perubahannya.",
  arrange: "Susun widget",
  unsaved: "Anda memiliki draf perubahan yang belum disimpan ke dasbor ini.",
  goOn: "Lanjutkan perubahan",
};

export const unknownTexts = {
  hint: "Dasbor ini mungkin sudah dihapus, hanya dapat dibuka pembuatnya, atau alamatnya salah ketik.",
  back: "Kembali ke Daftar Dashboard",
};

export const createTexts = {
  done: (name: string) => `Dasbor “${name}” dibuat sebagai draf.`,
};

export const formTexts = {
  optional: "Opsional.",
  readers: (readers: string) => `Pembaca setelah diterbitkan: ${readers}.`,
  filters: "Filter tambahan",
  filtersHint:
    "Kolom yang dapat dipakai pembaca sebagai filter, selain periode, badan usaha, dan tahapan. Paling banyak enam.",
};

export const thumbnailTexts = {
  label: "Gambar mini",
  hint: (size: string) =>
    `Opsional: PNG, JPEG, WebP, atau GIF, paling besar ${size}. Tanpa gambar, sketsa widget yang ditampilkan.`,
  chosen: "Gambar mini yang dipilih",
  other: "gambar lain",
  remove: "Hapus gambar",
};

export const importTexts = {
  title: "Impor dasbor",
  import: "Impor",
  changeFile: "Ganti berkas",
  done: (name: string) => `Dasbor “${name}” diimpor sebagai draf.`,
};

export const definitionTexts = {
  label: "Berkas definisi",
  hint: "Satu berkas .json hasil Ekspor. Isinya ditambahkan setelah Anda memilih Impor.",
  tooMany: "Pilih satu berkas saja.",
  tooLarge: (size: string) => `Berkas ini terlalu besar. Paling besar ${size}.`,
  unfit: "Berkas ini bukan definisi dasbor.",
  problems: (count: number) => `Berkas ini tidak dapat diimpor: ${figure(count)} masalah`,
  problemsHint: "Tidak ada yang disimpan. Perbaiki berkas ini atau pilih berkas lain.",
};

export const contentTexts = {
  title: "Yang akan ditambahkan",
  noWidgets: "Tanpa widget.",
  untitled: "Tanpa judul",
  source: "Sumber:",
  noSource: "Belum memiliki sumber",
  sourceMissing: "sumber tidak ada di portal ini",
};
