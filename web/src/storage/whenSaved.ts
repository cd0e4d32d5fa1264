import { onStorageChange, storageState } from "./status";

/** When all that was done so far is stored; never, if it cannot be. */
export function whenSaved(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (storageState().status.kind !== "saved") return;
      stop();
      resolve();
    };
    const stop = onStorageChange(look);
    look();
  });
}
