/** User-facing texts of the auditor's area: its menu, its lists and its marks. */
import { figure } from "../../platform/figure";

export const layoutTexts = {
  name: "Auditor",
  subtitle: "Pemeriksaan data yang ditugaskan",
  types: "Jenis data",
  stages: "Tahapan",
  dashboards: "Dasbor",
  /** Follows a number. */
  counted: "data",
};

export const listTexts = {
  internal: {
    title: "Internal Auditor",
    purpose: "Semua data yang ditugaskan kepada Anda, dengan akses penuh.",
  },
  external: {
    title: "External Auditor",
    purpose: "Semua data yang ditugaskan kepada Anda, hanya untuk dilihat.",
  },
  tabular: {
    title: "Data Tabular",
    purpose: "Data tabular yang ditugaskan kepada Anda.",
  },
  document: {
    title: "Data Document",
    purpose: "Dokumen yang ditugaskan kepada Anda.",
  },
};

export const stageTexts = {
  purpose: (stage: string) => `Data tahapan ${stage} yang ditugaskan kepada Anda.`,
};

export const stageNotFoundTexts = {
  title: "Tahapan tidak ditemukan",
  purpose: (sought: string) =>
    `Tidak ada tahapan bernama “${sought}”. Mungkin salah ketik, atau tautannya sudah tidak berlaku.`,
  stages: "Tahapan yang tersedia",
  count: (count: number) => `${figure(count)} data`,
};

export const markTexts = { locked: "Auditor eksternal hanya dapat melihat" };
