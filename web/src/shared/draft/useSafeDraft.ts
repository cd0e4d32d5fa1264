import { useEffect, useState } from "react";
import type { ShownDraft } from "./useDraft";

/** In ms: announced once typing pauses, not for every letter. */
const PAUSE_MS = 500;

/** Says whether and where the typed text is safe; nothing while unknown. */
export function useSafeDraft({
  isStarted,
  isKeeping,
  isStored,
  at,
}: Pick<ShownDraft, "isStarted" | "isKeeping" | "isStored" | "at">):
  | "kept"
  | "in memory"
  | undefined {
  const [quietAt, setQuietAt] = useState(at);

  useEffect(() => {
    const timer = setTimeout(() => setQuietAt(at), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [at]);

  if (!isStarted || at !== quietAt) return undefined;
  if (isStored) return "kept";
  return isKeeping ? undefined : "in memory";
}
