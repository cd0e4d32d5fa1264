import { useEffect, useState } from "react";
import { type StorageStatus, useStorageStatus } from "../../storage/status";

/** Saving is hardly ever to be seen: what takes no longer is not worth a word. */
const NOTICEABLE_MS = 300;

/** How the storage stands, as it is worth saying: a short saving leaves what was said before. */
export function useShownStatus(): StorageStatus {
  const status = useStorageStatus();
  const [shown, setShown] = useState(status);

  useEffect(() => {
    if (status.kind !== "saving") return setShown(status);
    const timer = setTimeout(() => setShown(status), NOTICEABLE_MS);
    return () => clearTimeout(timer);
  }, [status]);

  // What is no longer true is not shown for a moment longer.
  return status.kind === "saving" ? shown : status;
}
