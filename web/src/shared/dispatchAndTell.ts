import { type Command, type Committed, dispatch, refusalText } from "../engine";
import { toast } from "./toast/toast";
import { announceDone } from "./undo/undoStack";

type Done = string | ((commit: Committed | undefined) => string);

/**
 * Sends a command that has no form of its own, and says in a toast what came of it: `done` is a text, or makes one of the commit.
 * True when it was done.
 */
export function dispatchAndTell(command: Command, done: Done, why = refusalText): boolean {
  const outcome = dispatch(command);
  if (outcome.kind === "refused") toast(why(outcome.refusal), "danger");
  else if (outcome.kind === "ok") {
    const { commit } = outcome;
    announceDone(commit, typeof done === "string" ? done : done(commit));
  }
  return outcome.kind === "ok";
}
