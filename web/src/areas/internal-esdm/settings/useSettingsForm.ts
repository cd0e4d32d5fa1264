import { useState } from "react";
import {
  type DeskSettingsCommand,
  type DeskSettingsDraft,
  type FieldError,
  type FormSpec,
  problemText,
  useView,
} from "../../../engine";
import { useDraft } from "../../../shared/draft/useDraft";
import { useSentForm } from "../../../shared/form/useSentForm";

type Spec<T> = Pick<FormSpec<T>, "kind" | "empty" | "accepts"> & {
  asDraft: (form: T) => DeskSettingsDraft;
  asCommand: (form: T) => DeskSettingsCommand;
  saved: string;
};

/** Name of a cell of a form with rows. */
export const placeOf = (field: FieldError["field"], row: number, cell: string) =>
  `${field} ${row} ${cell}`;

export function byPlace(errors: readonly FieldError[]): ReadonlyMap<string, string> {
  return new Map(
    errors.map((error) => {
      const { field, problem } = error;
      const place = problem.problem === "inRow" ? placeOf(field, problem.row, problem.cell) : field;
      return [place, problemText(error)];
    }),
  );
}

/** A section of the settings: its draft, its errors once it was sent, and what saving would change. */
export function useSettingsForm<T>({ asDraft, asCommand, saved, ...spec }: Spec<T>) {
  const draft = useDraft({ ...spec, edits: true });
  const sent = useSentForm();
  const [wasSent, setWasSent] = useState(false);
  const answer = useView("deskSettingsCheck", asDraft(draft.value));
  const { errors, effect, isChanged } =
    answer.kind === "ok" ? answer.value : { errors: [], effect: undefined, isChanged: false };
  const messages = wasSent ? byPlace(errors) : new Map<string, string>();

  function save() {
    setWasSent(true);
    sent.send({ deskSettings: asCommand(draft.value) }, saved, (commit) => {
      setWasSent(false);
      return draft.settle(commit);
    });
  }

  return {
    draft,
    sent,
    save,
    effect,
    isChanged,
    /** The message of a field, or of a cell in a row. */
    error: (field: FieldError["field"], row?: number, cell = "") =>
      messages.get(row === undefined ? field : placeOf(field, row, cell)),
  };
}
