/** User-facing texts of the worklist of the review. */
import { figure } from "../../../platform/figure";

export const worklistTexts = {
  title: "Reviu Pemeriksaan",
  purpose: "Periksa hasil kerja auditor internal, lalu terima atau kembalikan.",
  heading: (title: string, count: number) => `${title} (${figure(count)})`,
};

export const sectionTexts = {
  waiting: { title: "Menunggu reviu", none: "Tidak ada pemeriksaan yang menunggu reviu." },
  returned: {
    title: "Dikembalikan atau dibuka kembali",
    none: "Tidak ada pemeriksaan yang sedang diperbaiki auditor.",
  },
  late: { title: "Terlambat", none: "Tidak ada pemeriksaan yang terlambat." },
  accepted: { title: "Diterima", none: "Belum ada pemeriksaan yang diterima." },
};

export const columnTexts = {
  state: "Status reviu",
  conclusion: "Simpulan",
  since: "Sejak",
  findings: "Temuan",
  comments: "Catatan terbuka",
  shortFindings: (count: number) => `${figure(count)} temuan`,
  shortComments: (count: number) => `${figure(count)} catatan terbuka`,
};
