import type { ComponentType } from "react";
import { signal, useSignal } from "../../platform/signal";
import { toast } from "../../shared/toast/toast";
import { openCore } from "../openCore";
import { dataTaskTexts as texts } from "../texts";

/** Actions on all data. */
export type DataTask = "backup" | "restore" | "reset" | "startOver" | "forgetAside" | "integrity";

/** The dialogs, which are loaded at first use. */
type Dialogs = ComponentType<{ task: DataTask | undefined; onClose: () => void }>;

interface Shown {
  Dialogs: Dialogs;
  task: DataTask | undefined;
}

const shown = signal<Shown | undefined>(undefined);

/** The dialogs, once one was opened. */
export const useDataDialogs = () => useSignal(shown);

/** Opens a dialog from any screen; loads the core and the dialogs if needed. */
export async function openDataTask(task: DataTask): Promise<void> {
  const parts = [openCore(), import("./DataDialogs"), import("./backupRun")] as const;
  try {
    const [, { DataDialogs }, { runBackup }] = await Promise.all(parts);
    const isBackup = task === "backup";
    shown.set({ Dialogs: DataDialogs, task: isBackup ? shown.get()?.task : task });
    if (isBackup) await runBackup();
  } catch {
    toast(texts.failed, "danger");
  }
}

export function closeDataTask(): void {
  const before = shown.get();
  if (before !== undefined) shown.set({ ...before, task: undefined });
}
