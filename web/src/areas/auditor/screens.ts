import type { PlannedScreenProps } from "../../app/shell/PlannedScreen";

const LIST = [
  "Empat kartu: Total Assigned, Tabular Data, Document Data, dan Recent Data",
  "Pencarian nama data, kategori, atau perusahaan",
  "Tabel data yang ditugaskan, terbaru lebih dahulu",
];

/** The auditors' screens to come (§2.7). */
export const SCREENS = {
  internal: {
    title: "Internal Auditor",
    lang: "en",
    purpose: "Data yang ditugaskan kepada auditor internal, dengan akses penuh.",
    planned: LIST,
  },
  external: {
    title: "External Auditor",
    lang: "en",
    purpose: "Data yang ditugaskan kepada auditor eksternal, hanya untuk dilihat.",
    planned: [...LIST, "Penanda akses terbatas dan tanda air pada isi data"],
  },
  tabular: {
    title: "Data Tabular",
    purpose: "Data bertabel yang ditugaskan kepada Anda.",
    planned: LIST,
  },
  document: {
    title: "Data Document",
    purpose: "Dokumen yang ditugaskan kepada Anda.",
    planned: LIST,
  },
  detail: {
    title: "Detail Data",
    purpose: "Isi satu data beserta keterangannya.",
    planned: [
      "Keterangan dasar, sumber data, dan penugasan auditor",
      "Isi data: tabel atau bagian-bagian dokumen",
      "Statistik baris dan kolom, atau halaman dan kata",
    ],
  },
} satisfies Record<string, PlannedScreenProps>;

/** A stage's list has the stage as its title. */
export const stageScreen = (stage: string): PlannedScreenProps => ({
  title: stage,
  purpose: `Data tahapan ${stage} yang ditugaskan kepada Anda.`,
  planned: LIST,
});
