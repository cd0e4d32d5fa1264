import { useRef, useState } from "react";
import { assignFieldTexts } from "../../../../audit/assign/texts";
import {
  type AssignmentChange,
  type Command,
  type Committed,
  dispatch,
  type FieldError,
  type Refusal,
  refusalText,
  useView,
} from "../../../../engine";
import type { Draft, ShownDraft } from "../../../../shared/draft/useDraft";
import { missingFields } from "../../../../shared/form/fieldProblems";
import { announceDone } from "../../../../shared/undo/undoStack";
import { focusFirstProblem } from "../../../../ui/form/focusFirstProblem";

type Sending = {
  draft: Pick<Draft<unknown>, "settle"> & ShownDraft;
  change: AssignmentChange;
  onClose: () => void;
};

/** The errors of a change as typed, how it is sent, and what its dialog shows of both. */
export function useSend({ draft, change, onClose }: Sending) {
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<string>();
  const answer = useView("assignmentChangeErrors", change);
  const errors: readonly FieldError[] = answer.kind === "ok" ? answer.value : [];

  /** Returns the refusal if the caller must answer it. */
  function send(command: Command, done: string): Refusal | undefined {
    const outcome = dispatch(command);
    if (outcome.kind === "refused") {
      const { refusal } = outcome;
      if (refusal.reason === "assignedTwice") return refusal;
      if (refusal.reason === "invalid" && form.current) focusFirstProblem(form.current);
      else setRefused(refusalText(refusal));
    }
    if (outcome.kind === "ok") finish(outcome.commit, done);
    return undefined;
  }

  function finish(commit: Committed | undefined, done: string) {
    draft.settle(commit);
    // Without a difference nothing was saved, so there is nothing to announce.
    if (commit !== undefined) announceDone(commit, done);
    onClose();
  }

  const frame = {
    draft,
    blocked: missingFields(errors, assignFieldTexts),
    sent: { form, refused, dismiss: () => setRefused(undefined) },
    onClose,
  };
  return { errors, send, frame };
}
