import type { StorageStatus } from "../../engine";
import { figure } from "../../platform/figure";
import type { Step } from "./StepButtons";

export interface StatusWords {
  label: string;
  /** Explains the state and its effect. */
  sentence: string;
  steps: readonly Step[];
}

const waiting = (count: number) =>
  count === 0 ? "Perubahan terakhir menunggu" : `${figure(count)} tindakan menunggu`;

const HERE = "Di peramban perangkat ini.";
const GONE = "Semua hilang bila halaman ditutup.";
const NEWER_TAB = "Tab lain memakai versi portal yang lebih baru.";

const unsaved = {
  quota: {
    sentence: (count: number) => `Penyimpanan penuh. ${waiting(count)}.`,
    steps: ["backup", "retry"],
  },
  failed: {
    sentence: (count: number) => `Peramban gagal menulis. ${waiting(count)}; portal mencoba lagi.`,
    steps: ["retry", "backup"],
  },
  slow: {
    sentence: (count: number) => `Peramban belum menjawab. ${waiting(count)}.`,
    steps: ["retry", "backup"],
  },
} as const;

const memory = {
  unavailable: {
    sentence: `Peramban tidak mengizinkan penyimpanan di halaman ini. ${GONE}`,
    steps: ["backup"],
  },
  blocked: {
    sentence: `Penyimpanan tertahan, mungkin oleh tab lain. ${GONE}`,
    steps: ["reload", "backup"],
  },
  damaged: {
    sentence: `Data yang tersimpan rusak; halaman ini masih lengkap. ${GONE}`,
    steps: ["backup", "reload"],
  },
  unreadable: {
    sentence: `Data yang tersimpan tidak dapat dibaca. ${GONE}`,
    steps: ["reload", "backup"],
  },
} as const;

const readOnly = {
  newerData: {
    sentence: "Disimpan oleh versi portal yang lebih baru; yang tampil hanya sebagian.",
    steps: ["reload", "copyStored", "anew"],
  },
  newerUnread: {
    sentence:
      "Data Anda disimpan oleh versi portal yang lebih baru. Yang tampil data contoh, bukan data Anda.",
    steps: ["reload", "copyStored", "anew"],
  },
  newerTab: { sentence: NEWER_TAB, steps: ["reload"] },
  closed: { sentence: NEWER_TAB, steps: ["reload"] },
} as const;

/** The storage's state in words. */
export function statusWords(status: StorageStatus): StatusWords {
  switch (status.kind) {
    case "saved":
      return { label: "Tersimpan", sentence: HERE, steps: [] };
    case "saving":
      return { label: "Menyimpan…", sentence: HERE, steps: [] };
    case "damaged":
      return {
        label: "Perlu diperiksa",
        sentence:
          "Ada data yang hilang atau rusak. Baca pemberitahuan di atas halaman, lalu tutup.",
        steps: [],
      };
    case "unsaved": {
      const { sentence, steps } = unsaved[status.reason];
      return { label: "Belum tersimpan", sentence: sentence(status.count), steps };
    }
    case "memory":
      return { label: "Hanya di memori", ...memory[status.reason] };
    case "readOnly":
      return { label: "Hanya dapat dibaca", ...readOnly[status.reason] };
  }
}
