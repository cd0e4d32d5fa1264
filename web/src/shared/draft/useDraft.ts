import { useEffect, useRef } from "react";
import { type FormSpec, useStoredDraft } from "../../engine";
import { toast, toastOffer } from "../toast/toast";
import { draftToastTexts as texts } from "./texts";

/** The state of a form's draft, as the parts around the form show it. */
export type ShownDraft = {
  isStarted: boolean;
  isRestored: boolean;
  /** True if the subject has changed and no field shows it. */
  isOutdated?: boolean | undefined;
  isKeeping: boolean;
  isStored: boolean;
  at: number | undefined;
  discard: () => void;
};

/** A form's draft as its fields see it. */
export type Draft<T> = Omit<ReturnType<typeof useStoredDraft<T>>, "discard"> & ShownDraft;

/** The draft of a form. Leaving the form tells the user that the draft is kept; discarding it can be undone. */
export function useDraft<T>(spec: FormSpec<T>): Draft<T> {
  const draft = useStoredDraft(spec);
  const latest = useRef(draft);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = draft;
  });

  // A form that is unmounted and mounted again in one turn was not left.
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      leaving.current = setTimeout(() => sayKept(latest.current));
    };
  }, []);

  function discard() {
    toastOffer(texts.discarded, { label: texts.undo, onSelect: draft.discard(), isUndo: true });
  }

  return { ...draft, discard };
}

type Kept = { remains: () => boolean; isKeeping: boolean; isStored: boolean };

function sayKept({ remains, isKeeping, isStored }: Kept) {
  if (!remains()) return;
  toast(isKeeping || isStored ? texts.kept : texts.keptInPage, "info");
}
