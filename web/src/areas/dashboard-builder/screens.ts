import type { PlannedScreenProps } from "../../app/shell/PlannedScreen";

const LIST = [
  "Kartu dan daftar dasbor dengan saringan kategori dan status",
  "Penghitung total, dipublikasi, draft, dan yang diperbarui hari ini",
  "Pembuatan, penggandaan, publikasi, dan penghapusan dasbor",
];

const DETAIL = [
  "Widget grafik, metrik, tabel, dan peta dari data portal",
  "Penyusunan letak widget dengan tetikus atau papan ketik",
  "Publikasi, ekspor definisi, dan cetak",
];

/** The dashboard administrator's screens to come (§2.9). */
export const SCREENS = {
  list: {
    title: "Daftar Dashboard",
    purpose: "Semua dasbor, dari draft sampai yang dipublikasi.",
    planned: LIST,
  },
  create: {
    title: "Create Dashboard",
    lang: "en",
    purpose: "Buat dasbor baru; awalnya berstatus draft.",
    planned: LIST,
  },
  published: {
    title: "Dipublikasi",
    purpose: "Dasbor yang sudah dipublikasi.",
    planned: LIST,
  },
  drafts: {
    title: "Draft",
    purpose: "Dasbor yang masih disusun.",
    planned: LIST,
  },
  detail: {
    title: "Detail Dashboard",
    purpose: "Satu dasbor beserta widgetnya.",
    planned: DETAIL,
  },
  edit: {
    title: "Edit Dashboard",
    lang: "en",
    purpose: "Susun widget dan keterangan satu dasbor.",
    planned: DETAIL,
  },
} satisfies Record<string, PlannedScreenProps>;

/** A category's list has the category as its title. */
export const categoryScreen = (category: string): PlannedScreenProps => ({
  title: category,
  purpose: `Dasbor dalam kategori ${category}.`,
  planned: LIST,
});
