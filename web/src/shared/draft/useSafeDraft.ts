import { useEffect, useState } from "react";
import type { ShownDraft } from "./useDraft";

/** In ms: pause in typing before an announcement, because one for every letter would disturb. */
const PAUSE_MS = 500;

/** Words that say where the typed text is stored; nothing while unknown. */
export function useSafeDraft({
  isStarted,
  isKeeping,
  isStored,
  at,
}: Pick<ShownDraft, "isStarted" | "isKeeping" | "isStored" | "at">):
  | "kept"
  | "inMemory"
  | undefined {
  const [quietAt, setQuietAt] = useState(at);

  useEffect(() => {
    const timer = setTimeout(() => setQuietAt(at), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [at]);

  if (!isStarted || at !== quietAt) return undefined;
  if (isStored) return "kept";
  return isKeeping ? undefined : "inMemory";
}
