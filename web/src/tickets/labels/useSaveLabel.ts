import { useState } from "react";
import { type Committed, dispatch, refusalText } from "../../engine";
import { announceDone } from "../../shared/undo/undoStack";
import { fieldProblem } from "../actions/fieldProblem";
import { doneTexts } from "./texts";

/** Renames the label with this id, or adds one and puts it on the given ticket. `problem` belongs beside the field. */
export function useSaveLabel(id: string | undefined, ticket: string | undefined) {
  const [problem, setProblem] = useState<string>();

  /** Passes the commit to `onSaved`. Returns false if the label was refused. */
  function save(name: string, onSaved: (commit: Committed | undefined) => void): boolean {
    const outcome = dispatch({
      label: ticket === undefined ? { save: { id, name } } : { addTo: { ticket, name } },
    });
    if (outcome.kind === "refused") {
      setProblem(fieldProblem(outcome.refusal, "name") ?? refusalText(outcome.refusal));
      return false;
    }
    setProblem(undefined);
    if (outcome.kind !== "ok") return false;
    onSaved(outcome.commit);
    const label = name.trim();
    announceDone(
      outcome.commit,
      ticket === undefined ? doneTexts.saved(label) : doneTexts.savedOn(label, ticket),
    );
    return true;
  }

  return { save, problem, clearError: () => setProblem(undefined) };
}
