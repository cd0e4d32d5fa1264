import { useEffect, useState } from "react";
import type { EditableDashboard } from "../../../engine";
import type { EditorStore } from "./EditorStore";
import { type WorkingCopy, writtenCopy } from "./workingCopy";

/** The stored dashboard. `isChanged`: another tab saved it since. Without unsaved edits the editor then shows it. */
export function useStoredDashboard(
  current: EditableDashboard | undefined,
  store: EditorStore,
  saved: WorkingCopy,
) {
  const stored = current ? { form: current.form, widgets: current.widgets } : saved;
  const words = writtenCopy(stored);
  const [known, setKnown] = useState({ saved, words });
  const isChanged = current !== undefined && words !== known.words;

  // This editor has just saved. The core may normalize what it stores; that is no change by another tab.
  if (known.saved !== saved) setKnown({ saved, words });

  useEffect(() => {
    if (!isChanged || !store.isSaved) return;
    store.renew({ form: current.form, widgets: current.widgets });
  }, [isChanged, current, store]);

  return { stored, isChanged };
}
