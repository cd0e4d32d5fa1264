import { useState } from "react";
import {
  type Command,
  type Committed,
  dispatch,
  type FieldError,
  problemText,
  refusalText,
} from "../../engine";

/** Sends a form as a command. A refusal gives messages beside the fields, or one for the whole form. */
export function useSentForm() {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [refused, setRefused] = useState<string>();

  function send(command: Command, onDone: (commit: Committed | undefined) => void) {
    const outcome = dispatch(command);
    setErrors([]);
    setRefused(undefined);
    if (outcome.kind === "ok") onDone(outcome.commit);
    if (outcome.kind !== "refused") return;
    const { refusal } = outcome;
    if (refusal.reason === "invalid") setErrors(refusal.errors);
    else setRefused(refusalText(refusal));
  }

  return {
    send,
    /** The message of a field. */
    error: (field: FieldError["field"]) =>
      errors.filter((one) => one.field === field).map(problemText)[0],
    /** The message for the whole form. */
    refused,
    dismiss: () => setRefused(undefined),
  };
}
