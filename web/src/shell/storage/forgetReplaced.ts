import { onStorageChange, type StorageProblem, storageState } from "../../engine";
import { clearUndoStack } from "../../shared/undo/undoStack";

/** True if this tab's commit numbers may then belong to other commits. */
const isReplacement = ({ kind }: StorageProblem) =>
  kind === "replacedElsewhere" || kind === "notReplaced" || kind === "damaged";

/** Empties the undo stack when other data replace the present ones. */
export function forgetReplaced(): void {
  let known = storageState().problems;
  onStorageChange(() => {
    const { problems } = storageState();
    const fresh = problems.filter((problem) => !known.includes(problem));
    known = problems;
    if (fresh.some(isReplacement)) clearUndoStack();
  });
}
