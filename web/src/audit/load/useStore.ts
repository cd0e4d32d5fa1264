import { useState } from "react";
import {
  type Committed,
  dispatch,
  keepCopy,
  refusalText,
  type Record as Stored,
} from "../../engine";
import { announceDone } from "../../shared/undo/undoStack";
import type { Storable } from "./storable";
import { loadTexts } from "./texts";

/** The form reports 'invalid'; the portal's notice reports 'failed'. */
type Storing = "done" | "invalid" | "refused" | "failed";

export function useStore(onStored: (stored: Stored, commit: Committed) => void) {
  const [refused, setRefused] = useState<string>();

  function store(made: Storable, bytes: Blob): Storing {
    const outcome = dispatch({
      repository:
        "content" in made.form
          ? { storeDataset: { form: made.form } }
          : { storeDocument: { form: made.form } },
    });
    if (outcome.kind === "failed") return "failed";
    if (outcome.kind === "refused") {
      if (outcome.refusal.reason === "invalid") return "invalid";
      setRefused(refusalText(outcome.refusal));
      return "refused";
    }
    if (outcome.commit !== undefined) conclude(outcome.commit, bytes);
    return "done";
  }

  function conclude(commit: Committed, bytes: Blob) {
    const { record: stored, isNew } = commit;
    if (stored === undefined) return;
    if ("dataset" in stored) {
      const { kegiatan, badanUsaha, versions } = stored.dataset;
      const newest = versions.at(-1);
      if (newest === undefined) return;
      keepCopy(newest.content, bytes);
      const text = isNew ? loadTexts.datasetStored : loadTexts.versionStored;
      announceDone(commit, text(`${kegiatan} - ${badanUsaha}`, newest.records, versions.length));
    } else if ("document" in stored) {
      keepCopy(stored.document.id, bytes);
      announceDone(commit, loadTexts.documentStored(stored.document.name));
    }
    onStored(stored, commit);
  }

  return { store, refused, clearError: () => setRefused(undefined) };
}
