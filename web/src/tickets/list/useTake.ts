import { type Committed, useSession } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { takeTexts } from "./texts";

/**
 * 'Take Ticket' (§2.5). A ticket that has an agent keeps that agent (decisions §4). With `open`, the notice offers to
 * go on to the ticket.
 */
export function useTake(ticket: string, open?: () => void) {
  const { person } = useSession();

  function taken(commit: Committed | undefined) {
    const { record } = commit ?? {};
    const assignee = record && "ticket" in record ? record.ticket.assignee : undefined;
    return assignee === undefined || assignee.id === person.id
      ? takeTexts.taken(ticket)
      : takeTexts.keepsAgent(ticket, assignee.name);
  }

  return () =>
    dispatchAndTell({ ticket: { take: { ticket } } }, taken, {
      open: open && { label: takeTexts.open, onSelect: open },
    });
}
