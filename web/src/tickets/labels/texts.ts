/** User-facing texts of labels. */
import { figure } from "../../platform/figure";

export const labelTexts = {
  title: "Label",
  hint: "Pilih label untuk melihat tiket yang menggunakannya.",
  ticketHint: (ticket: string) => `Label pada tiket ${ticket}. Perubahan langsung disimpan.`,
  list: "Semua label",
  empty: "Belum ada label. Tambahkan label pertama.",
  search: "Cari label",
  noneFound: (search: string) => `Tidak ada label yang cocok dengan “${search}”.`,
  /** Help on Enter: the texts before and after the name of the found label. */
  onEnter: {
    idle: "Ketik nama label, lalu tekan Enter untuk memasang atau melepasnya.",
    put: { before: "Tekan Enter untuk memasang", after: "dan menutup dialog ini." },
    takeOff: { before: "Tekan Enter untuk melepas", after: "dan menutup dialog ini." },
  },
  tickets: (count: number) => `${figure(count)} tiket`,
  rename: (label: string) => `Ubah nama ${label}`,
  delete: (label: string) => `Hapus ${label}`,
};

export const namingTexts = {
  add: "Tambah",
  newLabel: "Label baru",
  newName: (label: string) => `Nama baru untuk ${label}`,
  name: "Nama",
  cancel: "Batal",
  save: "Simpan",
};

export const doneTexts = {
  saved: (label: string) => `Label “${label}” disimpan.`,
  savedOn: (label: string, ticket: string) =>
    `Label “${label}” disimpan dan dipasang pada tiket ${ticket}.`,
  put: (label: string, ticket: string) => `Label “${label}” dipasang pada tiket ${ticket}.`,
  takenOff: (label: string, ticket: string) => `Label “${label}” dilepas dari tiket ${ticket}.`,
  deleted: (label: string) => `Label “${label}” dihapus.`,
};

export const deleteTexts = {
  title: (label: string) => `Hapus label “${label}”?`,
  consequence: (tickets: number) =>
    tickets === 0
      ? "Label ini tidak terpasang pada tiket mana pun."
      : `Label ini terpasang pada ${figure(tickets)} tiket dan akan dilepas dari semuanya.`,
  restorable: "Label dapat dipulihkan dari Riwayat.",
  confirm: "Hapus",
};
