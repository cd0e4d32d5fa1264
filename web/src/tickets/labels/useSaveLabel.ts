import { useState } from "react";
import { dispatch, refusalText } from "../../engine";
import { announceDone } from "../../shared/undo/undoStack";
import { fieldProblem } from "../actions/fieldProblem";

/** Renames the label with this id, or adds one and puts it on the given ticket. `problem` belongs beside the field. */
export function useSaveLabel(id: string | undefined, ticket: string | undefined) {
  const [problem, setProblem] = useState<string>();

  /** Returns true if it was saved. */
  function save(name: string): boolean {
    const outcome = dispatch({
      label: ticket === undefined ? { save: { id, name } } : { addTo: { ticket, name } },
    });
    if (outcome.kind === "refused") {
      setProblem(fieldProblem(outcome.refusal, "name") ?? refusalText(outcome.refusal));
      return false;
    }
    setProblem(undefined);
    const done = ticket === undefined ? "disimpan" : `disimpan dan dipasang pada tiket ${ticket}`;
    if (outcome.kind === "ok") announceDone(outcome.commit, `Label “${name.trim()}” ${done}.`);
    return outcome.kind === "ok";
  }

  return { save, problem, clearError: () => setProblem(undefined) };
}
