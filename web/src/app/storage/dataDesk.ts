import { type ComponentType, useSyncExternalStore } from "react";
import { toast } from "../../ui/feedback/toast";
import { openCore } from "../openCore";

/** What one can do with all data at once. */
export type DataTask = "backup" | "restore" | "reset" | "anew" | "swap" | "forgetAside";

/** The dialogs of these tasks, which the first visit does without. */
type Desk = ComponentType<{ task: DataTask | undefined; onClose: () => void }>;

interface Shown {
  Desk: Desk;
  task: DataTask | undefined;
}

let shown: Shown | undefined;
const listeners = new Set<() => void>();

function show(next: Shown | undefined): void {
  shown = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialogs, once one of them was asked for. */
export const useDataDesk = (): Shown | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );

/** Begins a task, from whichever screen; the core and the dialogs are fetched for it if need be. */
export async function openDataTask(task: DataTask): Promise<void> {
  const parts = [openCore(), import("./DataDesk"), import("./backupRun")] as const;
  try {
    const [, { DataDesk }, { runBackup }] = await Promise.all(parts);
    const isBackup = task === "backup";
    show({ Desk: DataDesk, task: isBackup ? shown?.task : task });
    if (isBackup) await runBackup();
  } catch {
    toast("Belum dapat dibuka. Periksa sambungan jaringan, lalu coba lagi.", "danger");
  }
}

export function closeDataTask(): void {
  if (shown !== undefined) show({ ...shown, task: undefined });
}
