import { useCallback, useState } from "react";
import type { Refusal } from "../../../core/pkg/portal_core";
import { useDispatch } from "../../../core/useDispatch";
import { toast } from "../../../ui/feedback/toast";
import type { EditorStore } from "./EditorStore";

/** Saving the working copy; what was refused stays to be shown, and the working copy as it is. */
export function useSave(id: string, store: EditorStore) {
  const dispatch = useDispatch();
  const [refusal, setRefusal] = useState<Refusal>();

  const save = useCallback(() => {
    if (store.isSaved) return toast("Semua perubahan sudah tersimpan.", "info");
    const { form, widgets } = store.copy;
    const outcome = dispatch({
      dashboard: { save: { dashboard: id, form, widgets: [...widgets] } },
    });
    if (outcome.kind === "failed") return;
    setRefusal(outcome.kind === "refused" ? outcome.refusal : undefined);
    if (outcome.kind === "refused") return;
    store.markSaved();
    toast("Perubahan disimpan.");
  }, [dispatch, id, store]);

  return { save, refusal, forgive: () => setRefusal(undefined) };
}
