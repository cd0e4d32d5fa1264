import { useState } from "react";
import { type DirectoryForm, type FieldError, type FormSpec, useView } from "../../../engine";
import { useDraft } from "../../../shared/draft/useDraft";
import { useSentForm } from "../../../shared/form/useSentForm";
import { byPlace, placeOf } from "../settings/useSettingsForm";
import { tabTexts } from "./texts";

type Spec<T> = Pick<FormSpec<T>, "kind" | "empty" | "accepts"> & {
  /** The edited record; `undefined` for a new one. */
  id: string | undefined;
  asForm: (typed: T) => DirectoryForm;
  onClose: () => void;
};

/** The form of an agent, company or department: its draft, and its errors once it was sent. */
export function useDirectoryForm<T extends { name: string }>(spec: Spec<T>) {
  const { id, asForm, onClose, ...about } = spec;
  const draft = useDraft<T>({ ...about, subject: id, edits: id !== undefined });
  const sent = useSentForm();
  const [wasSent, setWasSent] = useState(false);
  const form = asForm(draft.value);
  const answer = useView("directoryErrors", { id, form });
  const errors = wasSent && answer.kind === "ok" ? byPlace(answer.value) : new Map();

  function save() {
    setWasSent(true);
    const done = tabTexts.saved(draft.value.name.trim());
    sent.send({ directory: { save: { draft: { id, form } } } }, done, (commit) => {
      const onTurned = draft.settle(commit);
      onClose();
      return onTurned;
    });
  }

  return {
    draft,
    sent,
    save,
    change: (part: Partial<T>) => draft.change((before) => ({ ...before, ...part })),
    /** The message of a field, or of a cell in a row. */
    error: (field: FieldError["field"], row?: number, cell = ""): string | undefined =>
      errors.get(row === undefined ? field : placeOf(field, row, cell)),
  };
}
