import { useRef, useState } from "react";
import {
  type Attachment,
  type Command,
  type Committed,
  dispatch,
  type FieldError,
  problemText,
  refusalText,
} from "../../engine";
import { focusFirstProblem } from "../../ui/form/focusFirstProblem";
import { announceDone } from "../undo/undoStack";

type OnDone = (
  commit: Committed | undefined,
  attachments: readonly Attachment[],
) => ((isDone: boolean) => void) | undefined;

/** Sends a form as a command, and offers to undo it. A refusal gives messages beside the fields, or one for the whole form. */
export function useSentForm() {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [refused, setRefused] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  /** `onDone` may return a function to call after each undo and redo. */
  function send(command: Command, done: string, onDone: OnDone) {
    const outcome = dispatch(command);
    setErrors([]);
    setRefused(undefined);
    if (outcome.kind === "ok") {
      const { commit } = outcome;
      const onTurned = onDone(commit, outcome.attachments);
      if (commit) announceDone(commit, done, { onTurned });
    }
    if (outcome.kind !== "refused") return;
    const { refusal } = outcome;
    if (refusal.reason !== "invalid") {
      setRefused(refusalText(refusal));
      return;
    }
    setErrors(refusal.errors);
    if (form.current) focusFirstProblem(form.current);
  }

  return {
    /** The form, whose first wrong field gets the focus. */
    form,
    send,
    /** The message of a field. */
    error: (field: FieldError["field"]) =>
      errors.filter((one) => one.field === field).map(problemText)[0],
    /** The message for the whole form. */
    refused,
    dismiss: () => setRefused(undefined),
  };
}
