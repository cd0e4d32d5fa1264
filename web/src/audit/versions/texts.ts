/** User-facing texts of the versions of a dataset. */
import { figure } from "../../platform/figure";

export const versionTexts = {
  label: "Versi",
  option: (number: number, loaded: string, rows: number) =>
    `Versi ${number} · ${loaded} · ${figure(rows)} baris`,
  compare: "Bandingkan versi",
  compareNewest: "Bandingkan dengan versi terbaru",
  fingerprint: (hash: string) => `SHA-256 ${hash.slice(0, 12)}…`,
};

export const comparisonTexts = {
  title: "Perbandingan versi",
  versions: (before: number, after: number) => `Dari versi ${before} ke versi ${after}: `,
  close: "Tutup",
  other: "Bandingkan dengan",
  waiting: "Membandingkan…",
  key: (headings: readonly string[]) => `Baris dipasangkan menurut ${headings.join(", ")}.`,
  noKey: "Tidak ada kolom yang membedakan semua baris; baris dipasangkan menurut urutannya.",
  addedColumns: (headings: readonly string[]) => `Kolom baru: ${headings.join(", ")}.`,
  removedColumns: (headings: readonly string[]) => `Kolom yang hilang: ${headings.join(", ")}.`,
  limited:
    "Isi versi yang lebih baru tidak ditugaskan kepada Anda, jadi hanya jumlahnya yang ditampilkan.",
  kinds: { changed: "Berubah", added: "Ditambah", removed: "Dihapus" },
  difference: "Perbedaan",
  row: "Baris",
  caption: "Baris yang berbeda",
  more: (count: number) => `${figure(count)} baris lain tidak ditampilkan.`,
};
