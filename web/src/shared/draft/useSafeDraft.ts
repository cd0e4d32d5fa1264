import { useEffect, useState } from "react";
import type { ShownDraft } from "./useDraft";

/** Only once typing pauses, so that it is not said for every letter. */
const PAUSE_MS = 500;

/** Whether what was typed so far is safe, and where; nothing while that is not known. */
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
