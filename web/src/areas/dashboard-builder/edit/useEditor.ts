import { useState, useSyncExternalStore } from "react";
import type { EditableDashboard } from "../../../core/pkg/portal_core";
import { useSession } from "../../../core/useView";
import { formName } from "../../../storage/drafts/useStoredDraft";
import { openEditor } from "./openEditor";
import { useEditorDraft } from "./useEditorDraft";

/** The editor's memory, and what it says now. */
export function useEditor(opened: EditableDashboard) {
  const { person } = useSession();
  const [{ form, store, ...begun }] = useState(() => {
    const name = formName("dashboardEditor", person.id, opened.id);
    return { form: name, ...openEditor(name, opened) };
  });
  const state = useSyncExternalStore(store.subscribe, store.state);
  const draft = useEditorDraft(form, store, begun);
  return {
    store,
    draft,
    ...state,
    copy: state.history.present.value,
    isSaved: store.isSaved,
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
  };
}

export type Editor = ReturnType<typeof useEditor>;
