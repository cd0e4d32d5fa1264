/** User-facing texts of the history, and of undo and redo. */
import { figure } from "../../platform/figure";

export const historyTexts = {
  open: "Riwayat",
  titles: {
    tickets: "Riwayat tiket",
    labels: "Riwayat label",
    cannedReplies: "Riwayat balasan",
    auditors: "Riwayat auditor",
    assignments: "Riwayat penugasan",
    dashboards: "Riwayat dasbor",
    repository: "Riwayat data",
    deskSettings: "Riwayat pengaturan",
    directory: "Riwayat agen, perusahaan, dan departemen",
  },
  ofRecord: (title: string, name: string) => `${title} “${name}”`,
  hint: "Setiap perubahan dapat dibatalkan dengan mengembalikan versi sebelumnya.",
  ticketHint:
    "Setiap bagian dikembalikan sendiri-sendiri; balasan tidak berubah. Di sini ditampilkan perubahan dari 256 tindakan terbaru di portal.",
  search: "Cari di riwayat",
  found: (total: number) => `${figure(total)} perubahan ditemukan`,
  newest: (shown: number, total: number) =>
    `${figure(shown)} perubahan terbaru dari ${figure(total)}.`,
  noneFound: "No results found",
  none: "Belum ada perubahan",
  noneHint: "Perubahan dan penghapusan ditampilkan di sini dan dapat dikembalikan.",
};

export const historyItemTexts = {
  deleted: "Dihapus",
  changed: "Diubah",
  differences: "Perbedaan",
  isBack: "Sudah dikembalikan",
};

export const restoreTexts = {
  restore: "Pulihkan",
  restored: (name: string) => `“${name}” dipulihkan.`,
  putBack: "Kembalikan versi ini",
  isPutBack: (name: string) => `“${name}” dikembalikan ke versi sebelumnya.`,
  setBack: (earlier: string) => `Kembalikan ke ${earlier}`,
  isSetBack: (field: string, ticket: string, earlier: string) =>
    `${field} tiket ${ticket} kembali ke ${earlier}.`,
};

export const restoreRefusalTexts = {
  auditorGone:
    "Auditor ini sudah dihapus. Pulihkan auditor itu terlebih dahulu dari Riwayat auditor.",
  dataGone:
    "Data ini sudah dihapus dan tidak dapat dipulihkan dari riwayat. Unggah kembali data itu, lalu tugaskan lagi.",
  nameTaken:
    "Nama ini sudah dipakai. Ubah nama yang sekarang memakainya terlebih dahulu, lalu coba lagi.",
};

export const undoTexts = {
  undo: "Urungkan",
  redo: "Ulangi",
  unstored: "Belum tersimpan: hanya ada di halaman ini.",
  overtaken: (who: string, part: string, difference: string) =>
    `${who} lalu mengubah ${part}: ${difference}.`,
};
