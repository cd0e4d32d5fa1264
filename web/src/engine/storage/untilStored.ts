import { onStorageChange, type StorageStatus, storageState } from "./status";

/** Undefined while it is not known whether everything is stored. */
function isStored({ kind }: StorageStatus): boolean | undefined {
  if (kind === "saved") return true;
  return kind === "readOnly" || kind === "memory" ? false : undefined;
}

/** Whether all that was done so far is stored, once that is known: false where it is not going to be. */
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
