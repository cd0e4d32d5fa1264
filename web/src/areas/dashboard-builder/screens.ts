import type { PlannedScreenProps } from "../../app/shell/PlannedScreen";

const DETAIL = [
  "Widget grafik, metrik, tabel, dan peta dari data portal",
  "Penyusunan letak widget dengan tetikus atau papan ketik",
  "Publikasi, ekspor definisi, dan cetak",
];

/** The dashboard administrator's screens to come (§2.9). */
export const SCREENS = {
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
