import { CircleCheck, CircleDot } from "lucide-react";
import type { ShownDraft } from "../../../../shared/draft/useDraft";
import { useSafeDraft } from "../../../../shared/draft/useSafeDraft";
import { saveTexts as texts } from "../texts";
import styles from "./SaveState.module.css";

export type SaveStateProps = {
  isSaved: boolean;
  /** True if readers see what is saved. */
  isPublished: boolean;
  draft: ShownDraft;
};

/** Says in one sentence if there are unsaved edits, who sees what is saved, and if the draft is stored. */
export function SaveState({ isSaved, isPublished, draft }: SaveStateProps) {
  const safe = useSafeDraft(draft);
  const Icon = isSaved ? CircleCheck : CircleDot;
  const saved = isPublished ? texts.savedAndPublished : texts.saved;
  const unsaved = isPublished ? texts.unpublished : texts.unsaved;
  const kept = safe && (safe === "kept" ? texts.draftKept : texts.draftInMemory);
  return (
    <p className={styles.state} data-tone={isSaved ? "success" : "warning"}>
      <Icon className={styles.icon} aria-hidden="true" />
      {isSaved ? saved : [unsaved, kept].filter(Boolean).join(" · ")}
    </p>
  );
}
