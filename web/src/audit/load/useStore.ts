import { useState } from "react";
import { figure } from "../../core/figure";
import type { Change, Record as Stored } from "../../core/pkg/portal_core";
import { refusalText } from "../../core/refusalText";
import { keepFile } from "../../core/storedFiles";
import { useDispatch } from "../../core/useDispatch";
import { toast } from "../../ui/feedback/toast";
import type { ChosenKinds, LoadedDocument, LoadedTable } from "./loaded";
import { datasetForm, documentForm, type PlaceDraft } from "./placeDraft";

/** What came of storing: 'invalid' is said beside the fields, 'failed' by the portal's own notice. */
type Storing = "done" | "invalid" | "refused" | "failed";

/** Stores what was read, with the file itself, and says so. */
export function useStore(onStored: (stored: Stored) => void) {
  const dispatch = useDispatch();
  const [refused, setRefused] = useState<string>();

  function store(
    loaded: LoadedTable | LoadedDocument,
    draft: PlaceDraft,
    kinds: ChosenKinds,
  ): Storing {
    const outcome = dispatch({
      repository:
        loaded.kind === "table"
          ? { storeDataset: { form: datasetForm(loaded, draft, kinds) } }
          : { storeDocument: { form: documentForm(loaded, draft) } },
    });
    if (outcome.kind === "failed") return "failed";
    if (outcome.kind === "refused") {
      if (outcome.refusal.reason === "invalid") return "invalid";
      setRefused(refusalText(outcome.refusal));
      return "refused";
    }
    const [change] = outcome.commit?.changes ?? [];
    if (change?.after !== undefined) conclude(change, change.after, loaded.file);
    return "done";
  }

  function conclude(change: Change, stored: Stored, file: File) {
    if ("dataset" in stored) {
      const { content, kegiatan, badanUsaha, records } = stored.dataset;
      void keepFile(content, file);
      const verb = change.before === undefined ? "disimpan" : "diganti";
      toast(`Data “${kegiatan} - ${badanUsaha}” ${verb}: ${figure(records)} baris.`);
    } else if ("document" in stored) {
      void keepFile(stored.document.id, file);
      toast(`Dokumen “${stored.document.name}” disimpan.`);
    }
    onStored(stored);
  }

  return { store, refused, forgive: () => setRefused(undefined) };
}
