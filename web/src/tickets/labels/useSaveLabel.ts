import { useState } from "react";
import { type Committed, dispatch, refusalText } from "../../engine";
import { announceDone } from "../../shared/undo/undoStack";
import { fieldProblem } from "../actions/fieldProblem";

/** Renames the label with this id, or adds one, to a ticket where one is given; what is wrong with the name is for beside its field. */
export function useSaveLabel(id: string | undefined, ticket: string | undefined) {
  const [problem, setProblem] = useState<string>();

  /** Tells `onSaved` of the commit. False where the label was refused. */
  function save(name: string, onSaved: (commit: Committed | undefined) => void): boolean {
    const outcome = dispatch({
      label: ticket === undefined ? { save: { id, name } } : { addTo: { ticket, name } },
    });
    if (outcome.kind === "refused") {
      setProblem(fieldProblem(outcome.refusal, "name") ?? refusalText(outcome.refusal));
      return false;
    }
    setProblem(undefined);
    const done = ticket === undefined ? "disimpan" : `disimpan dan dipasang pada tiket ${ticket}`;
    if (outcome.kind !== "ok") return false;
    onSaved(outcome.commit);
    announceDone(outcome.commit, `Label “${name.trim()}” ${done}.`);
    return true;
  }

  return { save, problem, clearError: () => setProblem(undefined) };
}
