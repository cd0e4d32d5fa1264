import { useState } from "react";
import { announceDone } from "../../app/undo/deeds";
import { refusalText } from "../../core/refusalText";
import { useFormDispatch } from "../../ui/form/useFormDispatch";
import { fieldProblem } from "../actions/fieldProblem";

/** Adds a label, or renames the one with this id; what is wrong with the name is for beside its field. */
export function useSaveLabel(id: string | undefined) {
  const dispatch = useFormDispatch();
  const [problem, setProblem] = useState<string>();

  /** True when it was saved. */
  function save(name: string): boolean {
    const outcome = dispatch({ label: { save: { id, name } } });
    if (outcome.kind === "refused") {
      setProblem(fieldProblem(outcome.refusal, "name") ?? refusalText(outcome.refusal));
      return false;
    }
    setProblem(undefined);
    if (outcome.kind === "ok") announceDone(outcome.commit, `Label “${name.trim()}” disimpan.`);
    return outcome.kind === "ok";
  }

  return { save, problem, forgive: () => setProblem(undefined) };
}
