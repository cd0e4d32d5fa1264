import { useEffect, useState, useSyncExternalStore } from "react";
import type { EditableDashboard } from "../../../core/pkg/portal_core";
import { useSession } from "../../../core/useView";
import { EditorStore } from "./EditorStore";
import { keepEditor, keptEditor } from "./keptEditors";
import { isSame } from "./workingCopy";

/** The editor of a dashboard: as it was left with unsaved edits, as long as these are edits of what the portal holds. */
function openEditor(author: string, { id, form, widgets }: EditableDashboard) {
  const kept = keptEditor(author, id);
  const isRestored = kept !== undefined && isSame(kept.state().saved, { form, widgets });
  return { author, isRestored, store: isRestored ? kept : new EditorStore({ form, widgets }) };
}

/** The editor's memory, and what it says now. */
export function useEditor(opened: EditableDashboard) {
  const { person } = useSession();
  const [{ author, isRestored, store }] = useState(() => openEditor(person.id, opened));
  const state = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => () => keepEditor(author, opened.id, store), [author, opened.id, store]);
  return {
    store,
    ...state,
    copy: state.history.present.value,
    isSaved: store.isSaved,
    isRestored,
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
  };
}

export type Editor = ReturnType<typeof useEditor>;
