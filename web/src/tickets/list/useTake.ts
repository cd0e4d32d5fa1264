import { type Committed, refusalText, useSession } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { listTexts } from "./texts";

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
      ? `Tiket ${ticket} sekarang Anda tangani.`
      : `Tiket ${ticket} sekarang Open dan tetap ditangani ${assignee.name}.`;
  }

  return () =>
    dispatchAndTell(
      { ticket: { take: { ticket } } },
      taken,
      refusalText,
      open && { label: listTexts.openTicket, onSelect: open },
    );
}
