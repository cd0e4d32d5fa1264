import { useContext, useRef, useState } from "react";
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from "react-router-dom";
import { type Committed, dispatch, keepFiles, type Result } from "../../engine";
import { announceDone, whoActs } from "../../shared/undo/undoStack";
import { asTicketForm, type Draft, type TicketSubject } from "./draft";
import { formTexts } from "./texts";

/** Called with false when the user undoes the submission, with true on redo. */
type Turned = (isDone: boolean) => void;

/** How long the form shows that it is sending (§9), in ms. */
const SENDING_MS = 1500;

/**
 * Submits the form once. The ticket exists at once; the delay before its page opens is display only (decisions §4). The toast
 * appears even if the user has left the page.
 */
export function useSubmission(
  ticketPath: (id: string) => string,
  settle: (commit: Committed) => Turned,
  about: TicketSubject | undefined,
) {
  const navigate = useNavigate();
  const isSent = useRef(false);
  const { key } = useLocation();
  /** The location key at the time of sending. */
  const [sentAt, setSentAt] = useState<string>();
  const stays = useStays();

  function conclude(commit: Committed, turned: Turned, by: string) {
    const { id: ticket } = commit.subject;
    announceDone(commit, formTexts.sent(ticket), { onTurned: turned, by });
    if (stays()) navigate(ticketPath(ticket), { replace: true });
  }

  /** Returns the outcome; `undefined` if the form was sent before. */
  function send(draft: Draft): Result | undefined {
    if (isSent.current) return undefined;
    const outcome = dispatch({ ticket: { create: { form: asTicketForm(draft, about) } } });
    if (outcome.kind === "ok" && outcome.commit) {
      const { commit } = outcome;
      isSent.current = true;
      keepFiles(
        outcome.attachments,
        draft.files.map(({ file }) => file),
      );
      setSentAt(key);
      const turned = settle(commit);
      const by = whoActs();
      setTimeout(() => conclude(commit, turned, by), SENDING_MS);
    }
    return outcome;
  }

  return {
    send,
    isSending: sentAt !== undefined,
    isOverAgain: sentAt !== undefined && sentAt !== key,
  };
}

/**
 * Returns a function that is true while this page is open and no navigation is pending. It asks the router, because hooks
 * update only after a render, too late for a last-moment click.
 */
function useStays() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  return () => router?.state.navigation.state === "idle" && router.state.location.key === key;
}
