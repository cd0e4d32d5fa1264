import { useEffect, useRef } from "react";
import { type FormSpec, useStoredDraft } from "../../engine";
import { toast, toastOffer } from "../toast/toast";

/** What the parts around a form show of its draft. */
export type ShownDraft = {
  isStarted: boolean;
  isRestored: boolean;
  /** What it is about has changed, where that is not told field by field. */
  isOutdated?: boolean | undefined;
  isKeeping: boolean;
  isStored: boolean;
  at: number | undefined;
  discard: () => void;
};

/** A form in the making, as its fields see it. */
export type Draft<T> = Omit<ReturnType<typeof useStoredDraft<T>>, "discard"> & ShownDraft;

/** A form in the making; leaving it half-filled says that it is kept, and throwing it away can be taken back. */
export function useDraft<T>(spec: FormSpec<T>): Draft<T> {
  const draft = useStoredDraft(spec);
  const latest = useRef(draft);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = draft;
  });

  // What is only drawn anew, and not left, is there again in the same moment.
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      leaving.current = setTimeout(() => sayKept(latest.current));
    };
  }, []);

  function discard() {
    toastOffer("Draf dibuang.", { label: "Urungkan", onSelect: draft.discard(), isUndo: true });
  }

  return { ...draft, discard };
}

type Kept = { remains: () => boolean; isKeeping: boolean; isStored: boolean };

function sayKept({ remains, isKeeping, isStored }: Kept) {
  if (!remains()) return;
  toast(
    isKeeping || isStored ? "Draf tersimpan." : "Draf tersimpan selama halaman ini terbuka.",
    "info",
  );
}
