import { useEffect, useSyncExternalStore } from "react";
import { drafts, untilStored } from "../../../engine";
import type { ShownDraft } from "../../../shared/draft/useDraft";
import { toastOffer } from "../../../shared/toast/toast";
import type { EditorStore } from "./EditorStore";
import { keepEditor } from "./keptEditors";
import { type WorkingCopy, writtenCopy } from "./workingCopy";

export type EditorDraftProps = {
  form: string;
  store: EditorStore;
  isRestored: boolean;
  /** The dashboard was saved elsewhere after these edits began. */
  isOutdated: boolean;
  stored: WorkingCopy;
};

/** Stores unsaved edits as a draft after each step. */
export function useEditorDraft({ form, store, stored, ...begun }: EditorDraftProps): ShownDraft {
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.peek(form));
  const isKeeping = useSyncExternalStore(drafts.subscribe, () => drafts.keeps(form));

  useEffect(() => {
    drafts.open(form);
    drafts.adopt(form);
    // This editor does not see what another tab writes to the draft, so it must not overwrite it.
    drafts.shut(form);
    const keep = () => {
      const { copy, isSaved } = store;
      const kept = drafts.peek(form);
      const base = writtenCopy(store.state().saved);
      if (!isSaved) {
        if (kept?.value !== copy) drafts.write(form, { value: copy, base });
      } else if (kept?.base === base) drafts.drop(form);
      else if (kept !== undefined) drafts.settle(form, untilStored());
    };
    const stop = store.subscribe(keep);
    return () => {
      stop();
      keepEditor(form, store);
    };
  }, [form, store]);

  function discard() {
    const { copy } = store;
    store.renew(stored);
    toastOffer("Draf dibuang.", { label: "Urungkan", onSelect: () => store.resume(copy) });
  }

  const isStarted = draft !== undefined;
  return {
    isStarted,
    isRestored: begun.isRestored && isStarted,
    isOutdated: begun.isOutdated && isStarted,
    isKeeping,
    isStored: draft?.isStored === true,
    at: draft?.at,
    discard,
  };
}
