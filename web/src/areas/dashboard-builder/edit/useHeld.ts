import { useEffect, useState } from "react";
import type { EditableDashboard } from "../../../engine";
import type { EditorStore } from "./EditorStore";
import { type WorkingCopy, writtenCopy } from "./workingCopy";

/**
 * What the portal holds of the dashboard, and whether somebody else saved that while it is open here. Where nothing is
 * unsaved the editor goes along.
 */
export function useHeld(
  current: EditableDashboard | undefined,
  store: EditorStore,
  saved: WorkingCopy,
) {
  const held = current ? { form: current.form, widgets: current.widgets } : saved;
  const words = writtenCopy(held);
  const [known, setKnown] = useState({ saved, words });
  const isChanged = current !== undefined && words !== known.words;

  // What was saved from here is known, also where the portal wrote it down in its own way.
  if (known.saved !== saved) setKnown({ saved, words });

  useEffect(() => {
    if (!isChanged || !store.isSaved) return;
    store.renew({ form: current.form, widgets: current.widgets });
  }, [isChanged, current, store]);

  return { held, isChanged };
}
