import { useState, useSyncExternalStore } from "react";
import type { EditableDashboard } from "../../../core/pkg/portal_core";
import { useSession } from "../../../core/useView";
import { drafts } from "../../../storage/drafts/drafts";
import { formName } from "../../../storage/drafts/formName";
import { openEditor } from "./openEditor";
import { useEditorDraft } from "./useEditorDraft";
import { useHeld } from "./useHeld";

/** The editor's memory, and what it says now. */
export function useEditor(opened: EditableDashboard, current: EditableDashboard | undefined) {
  const { person } = useSession();
  const [{ form, store, ...begun }] = useState(() => {
    const name = formName(drafts.era, "dashboardEditor", person.id, opened.id);
    return { form: name, ...openEditor(name, opened) };
  });
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { held, isChanged } = useHeld(current, store, state.saved);
  const isOutdated = begun.isOutdated || isChanged;
  const draft = useEditorDraft({ form, store, held, isRestored: begun.isRestored, isOutdated });
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
