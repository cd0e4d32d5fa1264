/** User-facing texts of dashboards, as readers see them. */
import { figure } from "../platform/figure";

/** A column's name inside a sentence; abbreviations such as NPWP keep their capitals. */
const inSentence = (column: string) => (/^\p{Lu}{2}/u.test(column) ? column : column.toLowerCase());

export const listTexts = {
  purpose: "Dasbor yang sudah diterbitkan dan dapat Anda baca.",
  search: "Cari dasbor",
  searchHint: "Cari nama, deskripsi, atau kategori...",
  category: "Kategori",
  allCategories: "Semua Kategori",
  none: "Belum ada dasbor untuk Anda",
  noneHint: "Dasbor tampil di sini setelah diterbitkan dengan izin yang mencakup peran Anda.",
};

export const noMatchTexts = {
  title: "Tidak ada dasbor yang cocok",
  hint: "Coba kata lain, atau tampilkan kembali semuanya.",
};

export const pageTexts = {
  loading: "Memuat dashboard...",
  back: (list: string) => `Kembali ke ${list}`,
  print: "Cetak",
  saveAsHtml: "Simpan sebagai HTML",
  empty: "Dasbor ini belum berisi widget",
  emptyHint: "Widget tampil di sini setelah ditambahkan oleh penyusun dasbor.",
};

export const notFoundTexts = {
  title: "Dasbor tidak ditemukan",
  reason: "Tidak ada dasbor yang dapat Anda buka di alamat ini.",
  hint: "Dasbor ini mungkin ditarik kembali oleh penyusunnya, sudah dihapus, atau alamatnya salah ketik.",
};

export const factsTexts = {
  title: "Tentang dasbor ini",
  createdBy: "Pembuat",
  created: "Dibuat",
  updated: "Diperbarui",
  widgets: (count: number) => `${figure(count)} widget`,
};

export const downloadTexts = {
  done: (file: string) => `Berkas ${file} diunduh.`,
  noPage: "Halaman laporan tidak terunduh. Periksa sambungan jaringan, lalu simpan lagi.",
  failed: "Dasbor ini tidak dapat disimpan. Coba lagi.",
};

export const filterTexts = {
  title: "Filter",
  period: "Periode",
  allPeriods: "Semua periode",
  from: "Dari",
  until: "Sampai",
  company: "Badan usaha",
  allCompanies: "Semua badan usaha",
  stage: "Tahapan",
  allStages: "Semua tahapan",
  allOf: (column: string) => `Semua ${inSentence(column)}`,
  remove: "Hapus filter",
  removeAll: "Hapus semua filter",
  applied: "Filter yang berlaku",
};

export const widgetTexts = {
  loading: "Memuat data...",
  showChart: (title: string) => `Lihat grafik: ${title}`,
  showTable: (title: string) => `Lihat tabel: ${title}`,
  download: (title: string) => `Unduh angka: ${title}`,
  table: (title: string) => `Tabel: ${title}`,
  openRows: (group: string) => `${group}, lihat baris`,
  source: (name: string) => `Sumber: ${name}`,
  unset: "Belum diatur",
  empty: "Tidak ada data",
};

export const drawingTexts = {
  loading: "Memuat gambar…",
  missing: "Gambar ini belum terunduh",
  missingHint: "Angkanya tetap ada di tabel.",
  retry: "Coba lagi",
};

export const metricTexts = {
  better: "membaik",
  worse: "memburuk",
  openRows: (value: string, count: number) => `${value}, lihat ${figure(count)} baris`,
};

export const chartTexts = {
  legend: "Legenda",
  total: "Total",
  totalOf: (value: string) => `Total: ${value}`,
  target: "Target",
  read: (name: string) => `Telusuri angka: ${name}`,
  tableHint: "Angka yang sama tersedia dalam tabel melalui tombol Lihat tabel.",
  openHint: "Tekan Enter untuk melihat barisnya.",
};

export const mapTexts = {
  noData: "tanpa data",
  provinces: (count: number) => `${figure(count)} provinsi`,
  youngProvinces: "Provinsi hasil pemekaran yang belum ada di peta ini ditandai dengan titik.",
};

export const rowsTexts = {
  title: "Baris di balik angka",
  filterBy: (value: string) => `Filter dasbor dengan ${value}`,
  download: "Unduh baris",
};
