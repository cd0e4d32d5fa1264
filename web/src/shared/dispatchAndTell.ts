import { type Command, type Committed, dispatch, refusalText } from "../engine";
import { type ToastAction, toast } from "./toast/toast";
import { announceDone } from "./undo/undoStack";

type Done = string | ((commit: Committed | undefined) => string);

type Telling = {
  /** Text of a refusal. */
  why?: typeof refusalText | undefined;
  /** A button of the toast that leads to the subject. */
  open?: ToastAction | undefined;
};

/**
 * Sends a command that has no form and reports the result in a toast. `done` is the text, or makes it from the commit.
 * Returns true on success.
 */
export function dispatchAndTell(
  command: Command,
  done: Done,
  { why = refusalText, open }: Telling = {},
): boolean {
  const outcome = dispatch(command);
  if (outcome.kind === "refused") toast(why(outcome.refusal), "danger");
  else if (outcome.kind === "ok") {
    const { commit } = outcome;
    announceDone(commit, typeof done === "string" ? done : done(commit), { open });
  }
  return outcome.kind === "ok";
}
