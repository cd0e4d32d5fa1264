import type { TicketDetail } from "../../core/pkg/portal_core";
import type { Fact } from "../../ui/display/DescriptionList";
import { TicketPriority } from "../status/TicketPriority";
import { TicketStatus } from "../status/TicketStatus";

/** The attributes of a ticket that its page and its print-out show (§2.3). */
export function ticketFacts(ticket: TicketDetail): Fact[] {
  return [
    { term: "Pemohon", value: ticket.requester.name },
    { term: "Email", value: ticket.requester.email },
    { term: "Kode Tiket", value: ticket.id },
    { term: "Kategori", value: ticket.category },
    { term: "Status", value: <TicketStatus status={ticket.status} /> },
    { term: "Priority", termLang: "en", value: <TicketPriority priority={ticket.priority} /> },
    { term: "Assignee", termLang: "en", value: ticket.assignee },
    { term: "Channel", termLang: "en", value: ticket.channel },
    { term: "Sisa waktu SLA", value: ticket.sla },
    { term: "Dibuat", value: ticket.created },
    { term: "Diperbarui", value: <span title={ticket.updatedExactly}>{ticket.updated}</span> },
  ];
}
