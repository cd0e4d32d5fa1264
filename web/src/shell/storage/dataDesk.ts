import type { ComponentType } from "react";
import { signal, useSignal } from "../../platform/signal";
import { toast } from "../../shared/toast/toast";
import { openCore } from "../openCore";

/** What one can do with all data at once. */
export type DataTask = "backup" | "restore" | "reset" | "anew" | "forgetAside";

/** The dialogs of these tasks, which the first visit does without. */
type Desk = ComponentType<{ task: DataTask | undefined; onClose: () => void }>;

interface Shown {
  Desk: Desk;
  task: DataTask | undefined;
}

const shown = signal<Shown | undefined>(undefined);

/** The dialogs, once one of them was asked for. */
export const useDataDesk = () => useSignal(shown);

/** Begins a task, from whichever screen; the core and the dialogs are fetched for it if need be. */
export async function openDataTask(task: DataTask): Promise<void> {
  const parts = [openCore(), import("./DataDesk"), import("./backupRun")] as const;
  try {
    const [, { DataDesk }, { runBackup }] = await Promise.all(parts);
    const isBackup = task === "backup";
    shown.set({ Desk: DataDesk, task: isBackup ? shown.get()?.task : task });
    if (isBackup) await runBackup();
  } catch {
    toast("Belum dapat dibuka. Periksa sambungan jaringan, lalu coba lagi.", "danger");
  }
}

export function closeDataTask(): void {
  const before = shown.get();
  if (before !== undefined) shown.set({ ...before, task: undefined });
}
