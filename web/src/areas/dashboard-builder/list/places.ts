import type { DashboardScope } from "../../../engine";
import { paths } from "../../../shared/paths";

const at = paths.dashboardBuilder;

export type ListPlace = {
  scope: DashboardScope;
  path: string;
  title: string;
  purpose: string;
  /** The filters that the user can choose in this list. */
  filters: { category: boolean; status: boolean };
  none: { title: string; text: string };
};

export const ALL: ListPlace = {
  scope: "all",
  path: at.root,
  title: "Daftar Dashboard",
  purpose: "Semua dashboard, dari draft sampai yang dipublikasi.",
  filters: { category: true, status: true },
  none: {
    title: "Belum ada dashboard",
    text: "Susun grafik, angka, tabel, dan peta dari data portal, lalu bagikan kepada pembacanya.",
  },
};

export const PUBLISHED: ListPlace = {
  scope: "published",
  path: at.published,
  title: "Dipublikasi",
  purpose: "Dashboard yang sudah dapat dibaca sesuai izinnya.",
  filters: { category: true, status: false },
  none: {
    title: "Belum ada dashboard yang dipublikasi",
    text: "Buka sebuah draft, lalu pilih Publikasi.",
  },
};

export const DRAFTS: ListPlace = {
  scope: "drafts",
  path: at.drafts,
  title: "Draft",
  purpose: "Dashboard yang masih disusun dan belum terlihat pembaca.",
  filters: { category: true, status: false },
  none: {
    title: "Tidak ada draft",
    text: "Dashboard baru, salinan, dan hasil impor tampil di sini sampai dipublikasi.",
  },
};

/** The list of a category. `category` is its word in the address. */
export const categoryPlace = (category: string, label: string): ListPlace => ({
  scope: { category },
  path: at.category(category),
  title: label,
  purpose: `Dashboard dalam kategori ${label}.`,
  filters: { category: false, status: true },
  none: {
    title: `Belum ada dashboard ${label}`,
    text: "Dashboard dengan kategori ini tampil di sini.",
  },
});
