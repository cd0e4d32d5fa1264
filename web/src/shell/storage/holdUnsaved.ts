import { portal, storageState } from "../../engine";

/** True if leaving the page now would lose something. */
function wouldLose(): boolean {
  const { status, problems } = storageState();
  const { kind } = status;
  if (problems.some((problem) => problem.kind === "notStored")) return true;
  if (kind === "memory") return portal().living.seq() > 0;
  return kind === "saving" || kind === "unsaved";
}

/** Asks before the page is left while something is not stored. */
export function holdUnsaved(): void {
  window.addEventListener("beforeunload", (event) => {
    if (wouldLose()) event.preventDefault();
  });
}
