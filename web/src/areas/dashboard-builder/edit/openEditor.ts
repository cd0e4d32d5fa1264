import { drafts, type EditableDashboard } from "../../../engine";
import { EditorStore } from "./EditorStore";
import { keptEditor } from "./keptEditors";
import { isSame, isWorkingCopy, writtenCopy } from "./workingCopy";

/** An editor with the edits of an earlier visit. `isOutdated`: the dashboard was saved since. */
export function openEditor(form: string, { form: about, widgets }: EditableDashboard) {
  const saved = { form: about, widgets };
  const draft = drafts.peek(form);
  if (draft === undefined || !isWorkingCopy(draft.value)) {
    return { store: new EditorStore(saved), isRestored: false, isOutdated: false };
  }
  const isOutdated = draft.base !== writtenCopy(saved);
  const kept = keptEditor(form);
  if (kept !== undefined && !isOutdated && isSame(kept.copy, draft.value)) {
    return { store: kept, isRestored: true, isOutdated };
  }
  const store = new EditorStore(saved);
  store.resume(draft.value);
  return { store, isRestored: true, isOutdated };
}
