import { useCallback, useState } from "react";
import { dispatch, type Refusal, type Widget } from "../../../engine";
import { toast } from "../../../shared/toast/toast";
import { announceDone } from "../../../shared/undo/undoStack";
import type { EditorStore } from "./EditorStore";
import { saveTexts as texts } from "./texts";

/** Why saving was refused, and the widgets at that time. */
export type Refused = { refusal: Refusal; widgets: readonly Widget[] };

/** Saves the working copy unless there is an obstacle. After a refusal the working copy stays. */
export function useSave(id: string, store: EditorStore, obstacle: string | undefined) {
  const [refused, setRefused] = useState<Refused>();

  const save = useCallback(() => {
    if (obstacle !== undefined) return toast(obstacle, "warning");
    if (store.isSaved) return toast(texts.nothingToSave, "info");
    const before = store.state().saved;
    const { form, widgets } = store.copy;
    const outcome = dispatch({
      dashboard: { save: { dashboard: id, form, widgets: [...widgets] } },
    });
    if (outcome.kind === "failed") return;
    setRefused(outcome.kind === "refused" ? { refusal: outcome.refusal, widgets } : undefined);
    if (outcome.kind === "refused") return;
    store.markSaved(outcome.commit);
    const after = store.state().saved;
    announceDone(outcome.commit, texts.done, {
      onTurned: (isDone) => store.markStored(isDone ? after : before),
    });
  }, [id, obstacle, store]);

  return { save, refused, clearError: () => setRefused(undefined) };
}
