import { useMemo, useState, useSyncExternalStore } from "react";
import { drafts, type EditableDashboard, editorForm, useSession } from "../../../engine";
import type { EditorState, EditorStore } from "./EditorStore";
import { openEditor } from "./openEditor";
import { useEditorDraft } from "./useEditorDraft";
import { useStoredDashboard } from "./useStoredDashboard";

const shownOf = (store: EditorStore, state: EditorState) => ({
  store,
  ...state,
  copy: state.history.present.value,
});

export type ShownEditor = ReturnType<typeof shownOf>;

export function useEditor(opened: EditableDashboard, current: EditableDashboard | undefined) {
  const { person } = useSession();
  const [{ form, store, ...begun }] = useState(() => {
    const name = editorForm(drafts.datasetId, person.id, opened.id);
    return { form: name, ...openEditor(name, opened) };
  });
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { stored, isChanged } = useStoredDashboard(current, store, state.saved);
  const isOutdated = begun.isOutdated || isChanged;
  const draft = useEditorDraft({ form, store, stored, isRestored: begun.isRestored, isOutdated });
  const now = useMemo(() => shownOf(store, state), [store, state]);
  return {
    ...now,
    now,
    draft,
    isSaved: store.isSaved,
    discard: () => store.renew(stored),
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
  };
}

export type Editor = ReturnType<typeof useEditor>;

export const selectedOf = ({ copy, selected }: ShownEditor) =>
  copy.widgets.find(({ id }) => id === selected);
