import { useEffect, useState } from "react";
import { bytesOf } from "./attachments";

type Bytes = { kind: "loading" } | { kind: "missing" } | { kind: "ready"; bytes: Blob };

/** Bytes of a stored file. */
export function useFileBytes(id: string): Bytes {
  const [found, setFound] = useState<Bytes>({ kind: "loading" });
  useEffect(() => {
    let isWanted = true;
    setFound({ kind: "loading" });
    bytesOf(id)
      .catch(() => undefined)
      .then((bytes) => {
        if (isWanted)
          setFound(bytes === undefined ? { kind: "missing" } : { kind: "ready", bytes });
      });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return found;
}
