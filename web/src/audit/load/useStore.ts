import { useState } from "react";
import {
  type Committed,
  dispatch,
  keepCopy,
  refusalText,
  type Record as Stored,
} from "../../engine";
import { announceDone } from "../../shared/undo/undoStack";
import type { ColumnChoices } from "./columnChoices";
import type { LoadedDocument, LoadedTable } from "./loaded";
import { datasetForm, documentForm, type PlaceDraft } from "./placeDraft";
import { loadTexts } from "./texts";

/** The form reports 'invalid'; the portal's notice reports 'failed'. */
type Storing = "done" | "invalid" | "refused" | "failed";

export function useStore(onStored: (stored: Stored, commit: Committed) => void) {
  const [refused, setRefused] = useState<string>();

  function store(
    loaded: LoadedTable | LoadedDocument,
    draft: PlaceDraft,
    columns: ColumnChoices,
    bytes: Blob,
  ): Storing {
    const outcome = dispatch({
      repository:
        loaded.kind === "table"
          ? { storeDataset: { form: datasetForm(loaded, draft, columns) } }
          : { storeDocument: { form: documentForm(loaded, draft) } },
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
      const { content, kegiatan, badanUsaha, records } = stored.dataset;
      keepCopy(content, bytes);
      const text = isNew ? loadTexts.datasetStored : loadTexts.datasetReplaced;
      announceDone(commit, text(`${kegiatan} - ${badanUsaha}`, records));
    } else if ("document" in stored) {
      keepCopy(stored.document.id, bytes);
      announceDone(commit, loadTexts.documentStored(stored.document.name));
    }
    onStored(stored, commit);
  }

  return { store, refused, clearError: () => setRefused(undefined) };
}
