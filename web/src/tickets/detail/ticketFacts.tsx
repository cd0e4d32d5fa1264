import { Fragment } from "react";
import type { TicketDetail } from "../../engine";
import type { Fact } from "../../ui/display/DescriptionList";
import { TicketPriority } from "../status/TicketPriority";
import { TicketStatus } from "../status/TicketStatus";

/** The attributes of a ticket (§2.3). On paper the last change has an exact time, because 'an hour ago' would become wrong. */
export function ticketFacts(ticket: TicketDetail, medium: "screen" | "paper"): Fact[] {
  return [
    { term: "Pemohon", value: <bdi>{ticket.requester.name}</bdi> },
    { term: "Email", value: <Address email={ticket.requester.email} /> },
    { term: "Kode Tiket", value: ticket.id },
    { term: "Kategori", value: ticket.category },
    { term: "Status", value: <TicketStatus status={ticket.status} /> },
    { term: "Priority", termLang: "en", value: <TicketPriority priority={ticket.priority} /> },
    { term: "Assignee", termLang: "en", value: ticket.assignee },
    { term: "Channel", termLang: "en", value: ticket.channel },
    { term: "Sisa waktu SLA", value: ticket.sla },
    { term: "Dibuat", value: ticket.created },
    { term: "Diperbarui", value: lastChange(ticket, medium) },
  ];
}

function lastChange({ updated, updatedExactly }: TicketDetail, medium: "screen" | "paper") {
  return medium === "paper" ? updatedExactly : <span title={updatedExactly}>{updated}</span>;
}

function Address({ email }: { email: string }) {
  return email.split("@").map((part, index) =>
    index === 0 ? (
      part
    ) : (
      <Fragment key={part}>
        <wbr />@{part}
      </Fragment>
    ),
  );
}
