/** User-facing texts of the canned replies. */
import { figure } from "../../platform/figure";

export const cannedTexts = {
  title: "Canned Replies",
  search: "Cari balasan",
  add: "Tambah balasan",
  list: "Balasan tersimpan",
  found: (count: number, total: number) => `${figure(count)} dari ${figure(total)} balasan`,
  empty: "Belum ada balasan. Tambahkan balasan pertama.",
  noMatch: "No results found",
  export: "Ekspor CSV",
};

export const categoryTexts = {
  label: "Kategori",
  all: "Semua kategori",
  none: "Tanpa kategori",
  hint: "Opsional. Balasan dikelompokkan menurut kategori.",
};

export const importTexts = {
  open: "Impor CSV",
  title: "Impor balasan",
  label: "Berkas CSV",
  hint: "Baris pertama berisi Judul, Kategori, Isi; setiap baris berikutnya satu balasan. Buka hasil Ekspor CSV dengan Excel untuk mengubahnya, lalu simpan lagi sebagai CSV. Lampiran tidak ikut.",
  tooMany: "Pilih satu berkas saja.",
  change: "Ganti berkas",
  rows: "Isi berkas",
  line: (line: number) => `Baris ${figure(line)}`,
  untitled: "(tanpa judul)",
  removed: "Dihapus:",
  added: "Ditambahkan:",
  effects: { add: "Baru", replace: "Mengganti", keep: "Sama", refuse: "Ditolak" },
  summary: (counts: { added: number; replaced: number; unchanged: number; refused: number }) =>
    [
      `${figure(counts.added)} baru`,
      `${figure(counts.replaced)} mengganti yang ada`,
      `${figure(counts.unchanged)} sama`,
      `${figure(counts.refused)} ditolak`,
    ].join(", "),
  run: (count: number) => `Impor ${figure(count)} balasan`,
  nothing: "Tidak ada balasan baru atau berubah di berkas ini.",
  done: (count: number) => `${figure(count)} balasan diimpor.`,
};

export const itemTexts = {
  insert: "Sisipkan",
  edit: (title: string) => `Ubah ${title}`,
  delete: (title: string) => `Hapus ${title}`,
  files: (names: readonly string[]) => `Lampiran: ${names.join(", ")}`,
  unfilled: (texts: readonly string[]) => `Belum terisi: ${texts.join(", ")}`,
};

export const formTexts = {
  edit: "Ubah balasan",
  add: "Balasan baru",
  fields: { title: "Judul", category: categoryTexts.label, content: "Isi" },
  attachments: "Lampiran",
  attached: "Lampiran tersimpan",
  unknown: (texts: readonly string[]) => `${texts.join(", ")} bukan isian otomatis.`,
  unknownHint:
    "Setelah balasan disisipkan, ganti teks ini dengan isinya. Sebelum diganti, balasan tidak dapat dikirim.",
  cancel: "Batal",
  save: "Simpan",
  saved: (title: string) => `Balasan “${title}” disimpan.`,
};

export const placeholderTexts = {
  title: "Isian otomatis",
  hint: "Isian otomatis diganti saat balasan disisipkan. Tekan untuk menyisipkannya di posisi kursor:",
};

/** A placeholder that is missing here is shown without a meaning. */
export const placeholderMeanings: Record<string, string> = {
  "{requester}": "nama pemohon",
  "{code}": "kode tiket",
  "{agent}": "nama Anda",
  "{date}": "tanggal hari ini",
};

export const deleteTexts = {
  title: (title: string) => `Hapus balasan “${title}”?`,
  consequence:
    "Balasan ini dihapus bagi semua agen. Balasan yang sudah terkirim tidak berubah. Balasan ini dapat dipulihkan dari Riwayat.",
  confirm: "Hapus",
  done: (title: string) => `Balasan “${title}” dihapus.`,
};
