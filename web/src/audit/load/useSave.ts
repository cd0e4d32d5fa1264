import { type FormEvent, useEffect, useRef, useState } from "react";
import { copyOf } from "../../engine";
import { afterFrame } from "../../ui/page/afterFrame";
import type { LoadedDocument, LoadedTable } from "./loaded";

type Fit = LoadedTable | LoadedDocument;

/**
 * 'Simpan': copies the file's bytes, and then hands them to `store`, or undefined where they cannot be read any more: a dataset that
 * was stored without them would lose its rows at the next restart. Called off if another file is chosen or the dialog closed meanwhile.
 */
export function useSave(
  fit: Fit | undefined,
  store: (bytes: Blob | undefined, fit: Fit) => void,
): { isSaving: boolean; save: (event: FormEvent) => void } {
  const [isSaving, setSaving] = useState(false);
  const latest = useRef<{ fit: Fit | undefined; store: typeof store }>(undefined);

  useEffect(() => {
    latest.current = { fit, store };
    return () => {
      latest.current = undefined;
    };
  });

  async function copyAndStore(chosen: Fit) {
    const bytes = await copyOf(chosen.file);
    setSaving(false);
    if (latest.current?.fit === chosen) latest.current.store(bytes, chosen);
  }

  // To copy and store many rows takes a while: the press is answered before.
  function save(event: FormEvent) {
    event.preventDefault();
    if (fit === undefined || isSaving) return;
    setSaving(true);
    afterFrame(() => void copyAndStore(fit));
  }

  return { isSaving, save };
}
