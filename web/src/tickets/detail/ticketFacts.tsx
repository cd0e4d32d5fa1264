import { Fragment } from "react";
import type { TicketDetail } from "../../engine";
import type { Fact } from "../../ui/display/DescriptionList";
import { TicketPriority } from "../status/TicketPriority";
import { TicketStatus } from "../status/TicketStatus";
import { factsTexts } from "./texts";

/** The attributes of a ticket (§2.3). On paper the last change has an exact time, because 'an hour ago' would become wrong. */
export function ticketFacts(ticket: TicketDetail, medium: "screen" | "paper"): Fact[] {
  return [
    { term: factsTexts.requester, value: <bdi>{ticket.requester.name}</bdi> },
    { term: factsTexts.email, value: <Address email={ticket.requester.email} /> },
    { term: factsTexts.code, value: ticket.id },
    { term: factsTexts.category, value: ticket.category },
    { term: factsTexts.status, value: <TicketStatus status={ticket.status} /> },
    {
      term: factsTexts.priority,
      termLang: "en",
      value: <TicketPriority priority={ticket.priority} />,
    },
    { term: factsTexts.assignee, termLang: "en", value: ticket.assignee },
    { term: factsTexts.channel, termLang: "en", value: ticket.channel },
    { term: factsTexts.sla, value: ticket.sla },
    { term: factsTexts.created, value: ticket.created },
    { term: factsTexts.updated, value: lastChange(ticket, medium) },
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
