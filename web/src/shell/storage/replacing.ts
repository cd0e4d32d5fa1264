import {
  type Backup,
  draftsFromBackup,
  isOfNewerVersion,
  putBack,
  type Replaced,
  replaceEverything,
  resetEverything,
  storageState,
} from "../../engine";
import { toast } from "../../shared/toast/toast";
import { announceReplaced } from "../../shared/undo/undoStack";

type Refused = Extract<Replaced, { kind: "refused" }>;

/** Says why nothing was replaced and what to do. */
export function refusedText({ problem }: Refused): string {
  switch (problem) {
    case "readOnly":
      return isOfNewerVersion(storageState().status)
        ? "Data di peramban ini disimpan oleh versi portal yang lebih baru, sehingga tidak dapat diganti dari sini. Muat ulang untuk mengambil versi itu, atau tutup dialog ini dan pilih Mulai baru."
        : "Data di tab ini hanya dapat dibaca. Muat ulang halaman, lalu coba lagi.";
    case "nothing":
      return "Data sebelumnya sudah tidak ada, sehingga tidak dapat dikembalikan.";
    case "newer":
      return "Data ini ditulis oleh portal versi lebih baru. Muat ulang halaman, lalu coba lagi.";
    default:
      return "Data tidak dapat diganti karena gangguan pada inti portal; tidak ada yang berubah. Coba lagi.";
  }
}

function replaced(outcome: Replaced, text: string): Refused | undefined {
  if (outcome.kind === "refused") return outcome;
  announceReplaced(text, () => void putPreviousBack());
  return undefined;
}

/** 'Pulihkan': replaces everything or nothing. Returns `undefined` on success. */
export function restoreBackup({ snapshot, files, others }: Backup): Refused | undefined {
  const refused = replaced(replaceEverything(snapshot, files), "Data dipulihkan dari cadangan.");
  if (refused === undefined) void draftsFromBackup(others);
  return refused;
}

/** 'Atur ulang'. Returns `undefined` on success. */
export const resetToSamples = (): Refused | undefined =>
  replaced(resetEverything(), "Data contoh dikembalikan seperti semula.");

let puttingBack: Promise<void> | undefined;

/** Undoes the last replacement; this can be undone too. Simultaneous calls restore once. */
export function putPreviousBack(): Promise<void> {
  puttingBack ??= putBackOnce().finally(() => {
    puttingBack = undefined;
  });
  return puttingBack;
}

async function putBackOnce(): Promise<void> {
  const refused = replaced(await putBack(), "Data sebelumnya dikembalikan.");
  if (refused !== undefined) toast(refusedText(refused), "danger");
}
