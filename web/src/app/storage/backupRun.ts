import { useSyncExternalStore } from "react";
import { makeBackup } from "../../core/backupMaking";
import { download } from "../../core/download";
import { figure } from "../../core/figure";
import { portal } from "../../core/portal";
import { toast } from "../../ui/feedback/toast";

/** A backup that is being made. */
export interface BackupRun {
  /** How much of the files has been read, from 0 to 1. */
  share: number;
  cancel: () => void;
}

let run: BackupRun | undefined;
const listeners = new Set<() => void>();

function change(next: BackupRun | undefined): void {
  run = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useBackupRun = (): BackupRun | undefined => useSyncExternalStore(subscribe, () => run);

function tell(name: string, missing: number): void {
  const done = `Cadangan disimpan sebagai ${name}`;
  if (missing === 0) toast(`${done}.`);
  else toast(`${done}, tanpa ${figure(missing)} berkas yang tidak dapat dibaca.`, "warning");
}

/** Makes a backup and hands it to the browser's downloads; one at a time. */
export async function runBackup(): Promise<void> {
  if (run !== undefined) return;
  const abort = new AbortController();
  const cancel = () => abort.abort();
  change({ share: 0, cancel });
  const watch = {
    signal: abort.signal,
    progress: (share: number) => change({ share, cancel }),
  };
  try {
    const made = await makeBackup(portal(), watch);
    if (made.kind === "failed") {
      toast("Cadangan belum dapat dibuat karena gangguan pada inti portal. Coba lagi.", "danger");
    } else {
      download(made.name, made.file);
      tell(made.name, made.missing);
    }
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  } finally {
    change(undefined);
  }
}
