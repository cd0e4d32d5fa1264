import styles from "./draft.module.css";
import { draftStateTexts as texts } from "./texts";
import type { ShownDraft } from "./useDraft";
import { useSafeDraft } from "./useSafeDraft";

export type DraftStateProps = {
  draft: Pick<ShownDraft, "isStarted" | "isKeeping" | "isStored" | "at">;
};

/** Says that the typed text is safe. Keep it mounted: it is a live region. */
export function DraftState({ draft }: DraftStateProps) {
  const safe = useSafeDraft(draft);
  return (
    <p role="status" className={styles.state}>
      {safe && texts[safe]}
    </p>
  );
}
