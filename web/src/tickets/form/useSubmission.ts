import { useContext, useRef, useState } from "react";
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from "react-router-dom";
import { type Committed, dispatch, keepFiles, type Result } from "../../engine";
import { announceDone, whoActs } from "../../shared/undo/undoStack";
import { asTicketForm, type Draft } from "./draft";

/** Is told when what was sent is taken back, and when it is done again. */
type Turned = (isDone: boolean) => void;

/** §9: how long sending is shown. */
const SENDING_MS = 1500;

/**
 * Sends the form. The ticket exists at once and only once, however often the button is pressed and even if the page is
 * left meanwhile; the time until its page opens is display only (decisions §4), and the word that it was sent comes
 * wherever one is by then.
 */
export function useSubmission(
  ticketPath: (id: string) => string,
  settle: (commit: Committed) => Turned,
) {
  const navigate = useNavigate();
  const isSent = useRef(false);
  const { key } = useLocation();
  /** The visit of the page on which it was sent. */
  const [sentAt, setSentAt] = useState<string>();
  const stays = useStays();

  function conclude(commit: Committed, turned: Turned, by: string) {
    const { id: ticket } = commit.subject;
    announceDone(commit, `Tiket ${ticket} berhasil diajukan.`, turned, by);
    if (stays()) navigate(ticketPath(ticket), { replace: true });
  }

  /** What came of it; nothing where it was sent already. */
  function send(draft: Draft): Result | undefined {
    if (isSent.current) return undefined;
    const outcome = dispatch({ ticket: { create: { form: asTicketForm(draft) } } });
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
 * Answers whether the page is still the one that was open, and no other was asked for, however long that takes to load. The router
 * itself knows at once: what its hooks say is drawn first, and too late for a link that is followed at the last moment.
 */
function useStays() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  return () => router?.state.navigation.state === "idle" && router.state.location.key === key;
}
