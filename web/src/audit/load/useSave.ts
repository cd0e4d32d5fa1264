import { type FormEvent, useEffect, useRef, useState } from "react";
import { copyOf } from "../../engine";
import { afterFrame } from "../../ui/page/afterFrame";
import { noColumnChoices } from "./columnChoices";
import type { LoadedDocument, LoadedTable } from "./loaded";
import { dropProjection, type Storable } from "./projectTable";

type Fit = LoadedTable | LoadedDocument;

type SaveOptions = {
  fit: Fit | undefined;
  /** Makes what is stored of a file. */
  project: (fit: Fit) => Promise<Storable | undefined>;
  /** `bytes` is `undefined` if the file became unreadable. Returns true if it was stored. */
  store: (bytes: Blob | undefined, storable: Storable) => boolean;
};

/**
 * Copies the file's bytes and passes them to `store`. A restart reads a dataset's rows from these
 * bytes. Choosing another file or closing the dialog cancels the copy.
 */
export function useSave(options: SaveOptions): {
  isSaving: boolean;
  save: (event: FormEvent) => void;
} {
  const { fit } = options;
  const [isSaving, setSaving] = useState(false);
  const latest = useRef<SaveOptions>(undefined);

  useEffect(() => {
    latest.current = options;
    return () => {
      latest.current = undefined;
    };
  });

  async function copyAndStore(chosen: Fit) {
    const projected = await options.project(chosen);
    const bytes = await copyOf(chosen.file);
    setSaving(false);
    const isStill = latest.current?.fit === chosen;
    const storable = projected ?? { loaded: chosen, columns: noColumnChoices };
    const isStored = isStill && latest.current?.store(projected && bytes, storable);
    if (!isStored) dropProjection(storable, chosen);
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
