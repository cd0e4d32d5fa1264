import { useEffect, useRef, useSyncExternalStore } from "react";
import { drafts, useIsKeeping } from "../../../engine";
import type { ShownDraft } from "../../../shared/draft/useDraft";
import { toastOffer } from "../../../shared/toast/toast";
import type { EditorStore } from "./EditorStore";
import { keepEditor } from "./keptEditors";
import { barTexts, stepTexts } from "./texts";
import { isSame, isWorkingCopy, type WorkingCopy, writtenCopy } from "./workingCopy";

export type EditorDraftProps = {
  form: string;
  store: EditorStore;
  isRestored: boolean;
  /** The dashboard was saved elsewhere after these edits began. */
  isOutdated: boolean;
  stored: WorkingCopy;
};

/** Stores unsaved edits as a draft after each step, and shows what another tab does to the draft. */
export function useEditorDraft({ form, store, stored, ...begun }: EditorDraftProps): ShownDraft {
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.peek(form));
  const isKeeping = useIsKeeping();
  const latestStored = useRef(stored);

  useEffect(() => {
    latestStored.current = stored;
  });

  useEffect(() => {
    let known = drafts.peek(form);
    const keep = () => {
      const { copy, isSaved } = store;
      const { saved, savedBy } = store.state();
      const base = writtenCopy(saved);
      const kept = drafts.peek(form);
      if (!isSaved && kept?.value !== copy) drafts.write(form, { value: copy, base });
      else if (isSaved && kept?.base === base) drafts.drop(form);
      else if (isSaved) drafts.settle(form, savedBy);
    };
    const follow = () => {
      const before = known;
      known = drafts.peek(form);
      if (known === undefined) {
        // Another tab has saved the edits, or thrown them away.
        if (before?.value === store.copy && !store.isSaved) store.renew(latestStored.current);
      } else if (known.value !== store.copy && isWorkingCopy(known.value)) {
        if (!isSame(known.value, store.copy)) store.resume(known.value);
      }
    };
    const stops = [store.subscribe(keep), drafts.subscribe(follow)];
    return () => {
      for (const stop of stops) stop();
      keepEditor(form, store);
    };
  }, [form, store]);

  function discard() {
    const { copy } = store;
    store.renew(stored);
    toastOffer(stepTexts.draftDiscarded, {
      label: barTexts.undo,
      onSelect: () => store.resume(copy),
    });
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
