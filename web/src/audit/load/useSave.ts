import { type FormEvent, useEffect, useRef, useState } from "react";
import { copyOf } from "../../engine";
import { afterFrame } from "../../ui/page/afterFrame";
import type { LoadedDocument, LoadedTable } from "./loaded";
import { dropStorable, type Storable } from "./storable";

type Fit = LoadedTable | LoadedDocument;

type SaveOptions = {
  fit: Fit | undefined;
  /** Prepares what is stored of a file. */
  prepare: (fit: Fit) => Promise<Storable | undefined>;
  /** Returns true if it was stored. */
  store: (made: Storable, bytes: Blob, chosen: Fit) => boolean;
  /** The file became unreadable. */
  refuse: (chosen: Fit) => void;
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
    const made = await options.prepare(chosen);
    const bytes = made && (await copyOf(made.loaded.file));
    setSaving(false);
    const now = latest.current?.fit === chosen ? latest.current : undefined;
    if (made === undefined || bytes === undefined) {
      now?.refuse(chosen);
      return dropStorable(made, chosen);
    }
    if (!now?.store(made, bytes, chosen)) dropStorable(made, chosen);
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
