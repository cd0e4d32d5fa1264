import { useEffect, useState } from "react";
import styles from "./draft.module.css";
import type { ShownDraft } from "./useDraft";

/** Only once typing pauses, so that it is not said for every letter. */
const PAUSE_MS = 500;

export type DraftStateProps = {
  draft: Pick<ShownDraft, "isStarted" | "isKeeping" | "isStored" | "at">;
};

/** That what was typed so far is safe. Keep it mounted: it is watched by screen readers. */
export function DraftState({ draft: { isStarted, isKeeping, isStored, at } }: DraftStateProps) {
  const [quietAt, setQuietAt] = useState(at);

  useEffect(() => {
    const timer = setTimeout(() => setQuietAt(at), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [at]);

  const isSafe = isStored || !isKeeping;
  const words = isKeeping ? "Draf tersimpan" : "Draf hanya di memori";
  return (
    <p role="status" className={styles.state}>
      {isStarted && isSafe && at === quietAt ? words : ""}
    </p>
  );
}
