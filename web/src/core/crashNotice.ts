import { useSyncExternalStore } from "react";

const text =
  "Terjadi gangguan pada inti portal. Data Anda telah dipulihkan; silakan ulangi tindakan terakhir.";

let isRaised = false;
const listeners = new Set<() => void>();

function set(raised: boolean): void {
  isRaised = raised;
  for (const listener of [...listeners]) listener();
}

export const raiseCrashNotice = (): void => set(true);

const dismiss = (): void => set(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface CrashNotice {
  text: string;
  dismiss(): void;
}

const notice: CrashNotice = { text, dismiss };
const current = (): CrashNotice | undefined => (isRaised ? notice : undefined);

/** What the shell shows after the core had to be restored, until it is dismissed. */
export const useCrashNotice = (): CrashNotice | undefined =>
  useSyncExternalStore(subscribe, current);
