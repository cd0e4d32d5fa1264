import { useState, useSyncExternalStore } from "react";
import type { EditableDashboard } from "../../../core/pkg/portal_core";
import { EditorStore } from "./EditorStore";

/** The editor of a dashboard as it was when it was opened. */
export function useEditor({ form, widgets }: EditableDashboard) {
  const [store] = useState(() => new EditorStore({ form, widgets }));
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { value: copy } = state.history.present;
  return {
    store,
    ...state,
    copy,
    isSaved: store.isSaved,
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
  };
}

export type Editor = ReturnType<typeof useEditor>;
