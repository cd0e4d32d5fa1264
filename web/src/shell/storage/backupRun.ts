import {
  copyStored,
  draftsForBackup,
  isOfNewerVersion,
  makeBackup,
  portal,
  storageState,
} from "../../engine";
import { download } from "../../platform/download";
import { figure } from "../../platform/figure";
import { signal, useSignal } from "../../platform/signal";
import { toast } from "../../shared/toast/toast";
import { handOut } from "./handOut";

/** A backup in progress. */
export interface BackupRun {
  /** Share of the files that was read, from 0 to 1. */
  share: number;
  cancel: () => void;
}

const run = signal<BackupRun | undefined>(undefined);

export const useBackupRun = () => useSignal(run);

function tell(name: string, missing: number): void {
  const done = `Cadangan disimpan sebagai ${name}`;
  if (missing === 0) toast(`${done}.`);
  else toast(`${done}, tanpa ${figure(missing)} berkas yang tidak dapat dibaca.`, "warning");
}

/**
 * Downloads a raw copy. A backup would mislead: a newer version's stored data are not shown here.
 */
async function handOutStored(): Promise<void> {
  if (!(await handOut(copyStored()))) return;
  toast(
    "Data Anda disimpan oleh versi portal yang lebih baru, jadi yang diunduh adalah salinan mentahnya. Cadangan dibuat dengan versi itu.",
    "warning",
  );
}

const PROBLEMS = {
  failed: "Cadangan belum dapat dibuat karena gangguan pada inti portal. Coba lagi.",
  noRoom:
    "Cadangan belum dapat dibuat: peramban tidak punya cukup ruang untuk menyusunnya. Tutup tab lain, lalu coba lagi.",
};

/** Makes a backup and downloads it; one at a time. */
export async function runBackup(): Promise<void> {
  if (run.get() !== undefined) return;
  if (isOfNewerVersion(storageState().status)) return handOutStored();
  const abort = new AbortController();
  const cancel = () => abort.abort();
  run.set({ share: 0, cancel });
  const watch = {
    signal: abort.signal,
    progress: (share: number) => run.set({ share, cancel }),
  };
  try {
    const made = await makeBackup(portal(), watch, await draftsForBackup());
    if (made.kind !== "made") {
      toast(PROBLEMS[made.kind], "danger");
    } else {
      download(made.name, made.file);
      tell(made.name, made.missing);
    }
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  } finally {
    run.set(undefined);
  }
}
