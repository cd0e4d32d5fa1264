import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { keepFiles } from "../../core/attachments";
import type { Result } from "../../core/facade";
import { useDispatch } from "../../core/useDispatch";
import { toast } from "../../ui/feedback/toast";
import { asTicketForm, type Draft } from "./draft";

/** §9: how long sending is shown. */
const SENDING_MS = 1500;

/**
 * Sends the form. The ticket exists at once and only once, however often the button is pressed and even if the page is
 * left meanwhile; the time until its page opens is display only (decisions §4).
 */
export function useSubmission(ticketPath: (id: string) => string) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const created = useRef(false);
  const [ticket, setTicket] = useState<string>();

  useEffect(() => {
    if (ticket === undefined) return;
    const timer = setTimeout(() => {
      toast(`Tiket ${ticket} berhasil diajukan.`);
      navigate(ticketPath(ticket), { replace: true });
    }, SENDING_MS);
    return () => clearTimeout(timer);
  }, [ticket, ticketPath, navigate]);

  function send(draft: Draft): Result | undefined {
    if (created.current) return undefined;
    const outcome = dispatch({
      ticket: { create: { form: asTicketForm(draft) } },
    });
    if (outcome.kind === "ok" && outcome.commit) {
      created.current = true;
      keepFiles(
        outcome.attachments,
        draft.files.map(({ file }) => file),
      );
      setTicket(outcome.commit.subject.id);
    }
    return outcome;
  }

  return { send, isSending: ticket !== undefined };
}
