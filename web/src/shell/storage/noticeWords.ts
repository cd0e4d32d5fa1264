import {
  isOfNewerVersion,
  type LostData,
  refusalText,
  type StorageProblem,
  type StorageStatus,
} from "../../engine";
import { figure } from "../../platform/figure";
import type { NoticeTone } from "../../ui/display/tone";
import type { Step } from "./StepButtons";

export interface NoticeWords {
  tone: NoticeTone;
  text: string;
  hint: string;
  /** Advice for roles that may handle all data. */
  ofAllData?: string;
  steps: readonly Step[];
}

const gone =
  "Simpan cadangan sebelum menutup halaman; lain kali cadangan itu dapat dipulihkan. Draf tidak ikut: kirim dulu.";

/** Notice for a state that needs an action. A state that ends by itself is only shown in the menu's footer. */
export function statusNotice(status: StorageStatus): NoticeWords | undefined {
  if (status.kind === "unsaved" && status.reason === "quota") {
    return {
      tone: "danger",
      text: "Penyimpanan peramban penuh. Tindakan terakhir belum tersimpan.",
      hint: "Kosongkan ruang di perangkat ini, misalnya data situs lain, lalu coba lagi.",
      ofAllData: "Simpan cadangan lebih dulu.",
      steps: ["backup", "retry"],
    };
  }
  if (status.kind === "unsaved" && status.reason === "failed") {
    return {
      tone: "danger",
      text: "Peramban gagal menulis, mungkin karena penyimpanan penuh.",
      hint: "Semua tindakan masih ada di halaman ini: jangan ditutup. Kosongkan ruang di perangkat ini, lalu coba lagi.",
      ofAllData:
        "Simpan cadangan lebih dulu; bila tetap gagal, muat ulang lalu pulihkan cadangan itu.",
      steps: ["backup", "retry"],
    };
  }
  if (status.kind === "memory" && status.reason === "damaged") {
    return {
      tone: "danger",
      text: `Data yang tersimpan rusak: ${figure(status.count)} tindakan hanya masih ada di halaman ini.`,
      hint: "Halaman ini tidak menyimpan lagi; jangan ditutup.",
      ofAllData: "Simpan cadangan lebih dulu, muat ulang, lalu pulihkan cadangan itu.",
      steps: ["backup", "reload"],
    };
  }
  if (status.kind === "memory") {
    const why = {
      unavailable: "Peramban tidak mengizinkan penyimpanan, misalnya di jendela privat.",
      blocked: "Penyimpanan tertahan. Tutup tab portal yang lain, lalu muat ulang.",
      unreadable:
        "Data yang tersimpan tidak dapat dibaca. Muat ulang; bila tetap gagal, mulai ulang peramban.",
    }[status.reason];
    const steps = status.reason === "unavailable" ? [] : (["reload"] as const);
    return {
      tone: "warning",
      text: "Data hanya di memori dan hilang bila halaman ditutup.",
      hint: why,
      ofAllData: gone,
      steps: [...steps, "backup"],
    };
  }
  if (status.kind === "readOnly" && !isOfNewerVersion(status)) {
    return {
      tone: "warning",
      text: "Tab lain memakai versi portal yang lebih baru. Di tab ini data hanya dapat dibaca.",
      hint: "Muat ulang agar tab ini memakai versi itu juga.",
      steps: ["reload"],
    };
  }
  return undefined;
}

const forExperts = "Bagian yang rusak dapat diunduh untuk tim teknis.";

function stillShown(lost: number | undefined): string {
  if (lost === 0) return "Tidak ada tindakan yang hilang: portal dibuka dari salinan yang utuh.";
  const without =
    lost === undefined
      ? "Portal memakai data yang ada di tab ini, tanpa tindakan dari tab lain yang jumlahnya tidak diketahui."
      : `Portal dibuka dari keadaan terakhir yang utuh, tanpa ${figure(lost)} tindakan sesudahnya.`;
  return `${without} Periksa pekerjaan terakhir Anda.`;
}

function damagedNotice(lost: number | undefined, isSample: boolean): NoticeWords {
  const parts = { tone: "danger", steps: ["copySetAside"] } as const;
  if (!isSample) {
    const text = "Sebagian data yang tersimpan rusak dan disisihkan.";
    return { ...parts, text, hint: stillShown(lost), ofAllData: forExperts };
  }
  const count = lost ? ` Tidak terbaca: ${figure(lost)} tindakan.` : "";
  return {
    ...parts,
    text: "Data yang tersimpan rusak, tidak dapat dibaca, dan disisihkan.",
    hint: `Yang tampil data contoh, bukan data Anda.${count}`,
    ofAllData: `Bila ada cadangan, buka Pulihkan. ${forExperts}`,
  };
}

const otherTabs =
  "Bila portal masih terbuka di tab lain, jangan tutup tab itu: simpan cadangan dari sana.";

const moment = new Intl.DateTimeFormat("id-ID", {
  ...({ day: "numeric", month: "long", year: "numeric" } as const),
  ...({ hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const),
});

function lostNotice({ cause, lost, isSample, savedAt }: LostData): NoticeWords {
  const parts = { tone: "danger", ofAllData: "Bila ada cadangan, buka Pulihkan." } as const;
  if (cause === "shut")
    return {
      ...parts,
      text: "Data yang tersimpan di peramban ini belum dapat dibuka.",
      hint: `Yang tampil data contoh, bukan data Anda. Muat ulang; bila tetap begitu, mulai ulang peramban. ${otherTabs}`,
      steps: ["reload", "restore"],
    };
  if (cause === "vanished" || lost === 0)
    return {
      ...parts,
      text: "Peramban menghapus data yang tersimpan. Isinya disimpan lagi dari tab yang terbuka.",
      hint: "Lampiran dan draf dari tab lain mungkin hilang: periksa, dan simpan cadangan.",
      steps: ["backup", "restore"],
    };
  const text = isSample
    ? "Data yang pernah tersimpan di peramban ini hilang."
    : `Sebagian data yang pernah tersimpan di peramban ini hilang${lost === undefined ? "" : `: ${figure(lost)} tindakan`}.`;
  const shown = isSample
    ? "Yang tampil data contoh, bukan data Anda."
    : "Periksa pekerjaan terakhir Anda.";
  const last = savedAt === undefined ? "" : `Terakhir tersimpan ${moment.format(savedAt)}. `;
  return { ...parts, text, hint: `${last}${shown} ${otherTabs}`, steps: ["restore"] };
}

/** Notice about an event. */
export function problemNotice(problem: StorageProblem): NoticeWords {
  switch (problem.kind) {
    case "damaged":
      return damagedNotice(problem.lost, problem.isSample);
    case "lost":
      return lostNotice(problem);
    case "newerData":
      return {
        tone: "warning",
        text: "Data di peramban ini disimpan oleh versi portal yang lebih baru, sehingga di sini hanya dapat dibaca.",
        hint: `${problem.isShown ? "Yang tampil hanya sebagian: yang dapat dibaca versi ini." : "Yang tampil data contoh, bukan data Anda."} Muat ulang untuk mengambil versi terbaru.`,
        ofAllData: "Atau unduh salinan data Anda, atau mulai baru: data itu tetap disimpan.",
        steps: ["reload", "copyStored", "anew"],
      };
    case "foreignData":
      return {
        tone: "warning",
        text: "Basis data portal di peramban ini bukan buatan portal dan tidak dapat dipakai.",
        hint: "Basis data itu dibiarkan seperti adanya. Data Anda mulai sekarang disimpan di basis data lain di peramban ini.",
        steps: ["copySetAside"],
      };
    case "replacedElsewhere":
      return problem.lost === 0
        ? {
            tone: "info",
            text: "Semua data diganti di tab lain.",
            hint: "Tab ini menampilkan data yang baru.",
            ofAllData: "Untuk mengurungkannya, buka Pulihkan.",
            steps: [],
          }
        : {
            tone: "danger",
            text: `Semua data diganti di tab lain; ${figure(problem.lost)} tindakan di tab ini tidak ikut.`,
            hint: "Tindakan itu belum tersimpan ketika data diganti dan disisihkan. Ulangi bila masih perlu.",
            steps: ["copySetAside"],
          };
    case "notReplaced": {
      const after = `${figure(problem.lost)} tindakan sesudahnya disisihkan.`;
      return {
        tone: "danger",
        text: "Data tidak jadi diganti: perubahan lain tersimpan lebih dulu.",
        hint: `${problem.lost === 0 ? "" : `${after} `}Periksa perubahan itu, lalu ganti lagi bila masih perlu.`,
        steps: problem.lost === 0 ? [] : ["copySetAside"],
      };
    }
    case "overrode": {
      const { ticket, part, difference, who, when } = problem;
      return {
        tone: "info",
        text: `${part} tiket ${ticket} diubah dua kali pada saat yang sama; yang berlaku pilihan Anda.`,
        hint: `${difference}. Sebelumnya diubah oleh ${who}, ${when}; kembalikan dari Riwayat tiket bila perlu.`,
        steps: [],
      };
    }
    case "notStored":
      return {
        tone: "danger",
        text: `Versi portal yang lebih baru mengambil alih penyimpanan; ${problem.count === 0 ? "perubahan terakhir" : `${figure(problem.count)} tindakan`} di tab ini tidak tersimpan.`,
        hint: "Yang belum tersimpan hanya ada di halaman ini dan hilang bila halaman ditutup.",
        ofAllData: "Simpan cadangan lebih dulu.",
        steps: ["backup"],
      };
    case "notAdopted":
      return {
        tone: "danger",
        text: "Tindakan di tab ini tidak dapat digabung dengan perubahan dari tab lain.",
        hint: `${problem.refusals.map(refusalText).join(" ")} Tindakan itu disisihkan; ulangi bila masih perlu.`.trim(),
        steps: ["copySetAside"],
      };
  }
}
