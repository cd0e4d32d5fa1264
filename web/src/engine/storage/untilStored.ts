import { onStorageChange, type StorageStatus, storageState } from "./status";

/** `undefined` while it is not known. */
function isStored({ kind }: StorageStatus): boolean | undefined {
  if (kind === "saved") return true;
  return kind === "readOnly" || kind === "memory" ? false : undefined;
}

/** Resolves with true when everything done so far is stored, with false if it never will be. */
export function untilStored(): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const isDone = isStored(storageState().status);
      if (isDone === undefined) return;
      stop();
      resolve(isDone);
    };
    const stop = onStorageChange(look);
    look();
  });
}
