import { onStorageChange, type StorageProblem, storageState } from "../../engine";
import { clearUndoStack } from "../../shared/undo/undoStack";

/** After these the numbers of this tab's commits may belong to others. */
const isReplacement = ({ kind }: StorageProblem) =>
  kind === "replacedElsewhere" || kind === "notReplaced" || kind === "damaged";

/** Whatever puts other data in the place of what was, ends what this tab could take back. */
export function forgetReplaced(): void {
  let known = storageState().problems;
  onStorageChange(() => {
    const { problems } = storageState();
    const fresh = problems.filter((problem) => !known.includes(problem));
    known = problems;
    if (fresh.some(isReplacement)) clearUndoStack();
  });
}
