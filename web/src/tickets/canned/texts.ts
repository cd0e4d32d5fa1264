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
};

export const itemTexts = {
  insert: "Sisipkan",
  edit: (title: string) => `Ubah ${title}`,
  delete: (title: string) => `Hapus ${title}`,
  unfilled: (texts: readonly string[]) => `Belum terisi: ${texts.join(", ")}`,
};

export const formTexts = {
  edit: "Ubah balasan",
  add: "Balasan baru",
  fields: { title: "Judul", content: "Isi" },
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
