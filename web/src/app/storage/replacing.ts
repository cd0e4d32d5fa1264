import type { Backup } from "../../core/backupReading";
import { drafts } from "../../storage/drafts/drafts";
import {
  putBack,
  type Replaced,
  replaceEverything,
  resetEverything,
} from "../../storage/portalStorage";
import { toast } from "../../ui/feedback/toast";
import { announceReplaced } from "../undo/deeds";

/** Brings back what was half-written before 'Atur ulang'. */
let bringDraftsBack: (() => void) | undefined;

type Refused = Extract<Replaced, { kind: "refused" }>;

/** Why nothing was replaced, and what can be done about it. */
export function refusedText({ problem }: Refused): string {
  switch (problem) {
    case "readOnly":
      return "Data di tab ini hanya dapat dibaca. Muat ulang halaman, lalu coba lagi.";
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

/** 'Pulihkan': all or nothing. Undefined if it was done. */
export const restoreBackup = ({ snapshot, files }: Backup): Refused | undefined =>
  replaced(replaceEverything(snapshot, files), "Data dipulihkan dari cadangan.");

/** 'Atur ulang': the sample data, with nothing half-written left over. Undefined if it was done. */
export function resetToSamples(): Refused | undefined {
  const refused = replaced(resetEverything(), "Data contoh dikembalikan seperti semula.");
  if (refused === undefined) bringDraftsBack = drafts.discardAll();
  return refused;
}

/** Puts back what was before the last of these; itself one of them, so that it can be taken back in turn. */
export async function putPreviousBack(): Promise<void> {
  const refused = replaced(await putBack(), "Data sebelumnya dikembalikan.");
  if (refused !== undefined) return toast(refusedText(refused), "danger");
  bringDraftsBack?.();
  bringDraftsBack = undefined;
}
