import {
  copyStored,
  draftsForBackup,
  isOfNewerVersion,
  makeBackup,
  portal,
  storageState,
} from "../../engine";
import { download } from "../../platform/download";
import { signal, useSignal } from "../../platform/signal";
import { toast } from "../../shared/toast/toast";
import { handOut } from "./handOut";
import { backupTexts as texts } from "./texts";

/** A backup in progress. */
export interface BackupRun {
  /** Share of the files that was read, from 0 to 1. */
  share: number;
  cancel: () => void;
}

const run = signal<BackupRun | undefined>(undefined);

export const useBackupRun = () => useSignal(run);

function tell(name: string, missing: number): void {
  if (missing === 0) toast(texts.saved(name));
  else toast(texts.savedWithout(name, missing), "warning");
}

/**
 * Downloads a raw copy. A backup would mislead: a newer version's stored data are not shown here.
 */
async function handOutStored(): Promise<void> {
  if (await handOut(copyStored())) toast(texts.copied, "warning");
}

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
      toast(texts[made.kind], "danger");
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
