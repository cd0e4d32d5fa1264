import { portal } from "../../core/portal";
import { storageState } from "../../storage/status";

/** Whether leaving the page now would lose something. */
function wouldLose(): boolean {
  const { kind } = storageState().status;
  if (kind === "memory") return portal().living.seq() > 0;
  return kind === "saving" || kind === "unsaved";
}

/** Lets the browser ask before the page is left while something is not stored. */
export function holdUnsaved(): void {
  window.addEventListener("beforeunload", (event) => {
    if (wouldLose()) event.preventDefault();
  });
}
