import { type FormEvent, useEffect, useRef, useState } from "react";
import { copyOf } from "../../engine";
import { afterFrame } from "../../ui/page/afterFrame";
import type { LoadedDocument, LoadedTable } from "./loaded";

type Fit = LoadedTable | LoadedDocument;

/**
 * Copies the file's bytes and passes them to `store`; `undefined` if the file became unreadable.
 * A restart reads a dataset's rows from these bytes. Choosing another file or closing the dialog
 * cancels the copy.
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

  // Copying and storing many rows takes time, so the button first shows that it is busy.
  function save(event: FormEvent) {
    event.preventDefault();
    if (fit === undefined || isSaving) return;
    setSaving(true);
    afterFrame(() => void copyAndStore(fit));
  }

  return { isSaving, save };
}
