import { onStorageChange, type StorageStatus, storageState } from "./status";

/**
 * Whether all that was done is stored; undefined as long as that is not known. A tab whose database lies aside has stored there
 * all that it had.
 */
function isStored(status: StorageStatus): boolean | undefined {
  if (status.kind === "saved") return true;
  if (status.kind === "readOnly") return status.reason === "exchanged";
  return status.kind === "memory" ? false : undefined;
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
