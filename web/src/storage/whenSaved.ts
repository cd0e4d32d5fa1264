import { onStorageChange, type StorageStatus, storageState } from "./status";

/** A tab whose database lies aside has stored there all that it had. */
const isStored = (status: StorageStatus) =>
  status.kind === "saved" || (status.kind === "readOnly" && status.reason === "exchanged");

/** When all that was done so far is stored; never, if it cannot be. */
export function whenSaved(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isStored(storageState().status)) return;
      stop();
      resolve();
    };
    const stop = onStorageChange(look);
    look();
  });
}
