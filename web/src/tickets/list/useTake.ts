import { type Committed, useSession } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";

/** 'Take Ticket' (§2.5). A ticket that has an agent keeps that agent (decisions §4). */
export function useTake(ticket: string) {
  const { person } = useSession();

  function taken(commit: Committed | undefined) {
    const { record } = commit ?? {};
    const assignee = record && "ticket" in record ? record.ticket.assignee : undefined;
    return assignee === undefined || assignee.id === person.id
      ? `Tiket ${ticket} sekarang Anda tangani.`
      : `Tiket ${ticket} sekarang Open dan tetap ditangani ${assignee.name}.`;
  }

  return () => dispatchAndTell({ ticket: { take: { ticket } } }, taken);
}
