import { CircleCheck, CircleDot } from "lucide-react";
import type { ShownDraft } from "../../../../shared/draft/useDraft";
import { useSafeDraft } from "../../../../shared/draft/useSafeDraft";
import styles from "./SaveState.module.css";

const unsaved = {
  kept: "Draf aman, belum disimpan ke dashboard",
  "in memory": "Draf hanya di memori, belum disimpan ke dashboard",
  unknown: "Belum disimpan ke dashboard",
};

/** Says in one sentence if there are unsaved edits, and if their draft is stored. */
export function SaveState({ isSaved, draft }: { isSaved: boolean; draft: ShownDraft }) {
  const safe = useSafeDraft(draft);
  const Icon = isSaved ? CircleCheck : CircleDot;
  return (
    <p className={styles.state} data-tone={isSaved ? "success" : "warning"}>
      <Icon className={styles.icon} aria-hidden="true" />
      {isSaved ? "Tersimpan" : unsaved[safe ?? "unknown"]}
    </p>
  );
}
