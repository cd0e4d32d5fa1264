import { Link } from "react-router-dom";
import type { TicketDetail, TicketFinding } from "../../engine";
import { paths } from "../../shared/paths";
import type { Fact } from "../../ui/display/DescriptionList";
import { EmailAddress } from "../../ui/display/EmailAddress";
import { SlaFact } from "../sla/SlaFact";
import { TicketPriority } from "../status/TicketPriority";
import { TicketStatus } from "../status/TicketStatus";
import { Contacts } from "./Contacts";
import { factsTexts } from "./texts";

/** The attributes of a ticket (§2.3). On paper the last change has an exact time, because 'an hour ago' would become wrong. */
export function ticketFacts(ticket: TicketDetail, medium: "screen" | "paper"): Fact[] {
  return [
    { term: factsTexts.requester, value: <bdi>{ticket.requester.name}</bdi> },
    { term: factsTexts.email, value: <EmailAddress address={ticket.requester.email} /> },
    ...(medium === "screen" ? contactFacts(ticket) : []),
    { term: factsTexts.code, value: ticket.id },
    { term: factsTexts.category, value: ticket.category },
    ...(ticket.finding === undefined
      ? []
      : [
          { term: factsTexts.finding, value: <Finding finding={ticket.finding} medium={medium} /> },
        ]),
    { term: factsTexts.status, value: <TicketStatus status={ticket.status} /> },
    {
      term: factsTexts.priority,
      termLang: "en",
      value: <TicketPriority priority={ticket.priority} />,
    },
    { term: factsTexts.assignee, termLang: "en", value: ticket.assignee },
    ...(medium === "paper" || ticket.department === undefined
      ? []
      : [{ term: factsTexts.department, value: <bdi>{ticket.department}</bdi> }]),
    { term: factsTexts.channel, termLang: "en", value: ticket.channel },
    { term: factsTexts.sla, value: <SlaFact ticket={ticket} /> },
    { term: factsTexts.created, value: ticket.created },
    { term: factsTexts.updated, value: lastChange(ticket, medium) },
    ...caseFacts(ticket, medium),
  ];
}

const contactFacts = ({ contacts }: TicketDetail): Fact[] =>
  contacts.length === 0
    ? []
    : [{ term: factsTexts.contacts, value: <Contacts contacts={contacts} /> }];

/** The rating; on paper also the other tickets of the matter, which a panel shows on the screen. */
function caseFacts(
  { case: { links, mergedInto, rating } }: TicketDetail,
  medium: "screen" | "paper",
) {
  const facts: Fact[] = [];
  if (rating) {
    const { word, comment, when } = rating;
    facts.push({
      term: factsTexts.rating,
      value: <bdi title={when}>{comment === undefined ? word : `${word}: ${comment}`}</bdi>,
    });
  }
  if (medium === "paper" && mergedInto !== undefined) {
    facts.push({ term: factsTexts.mergedInto, value: mergedInto });
  }
  if (medium === "paper" && links.length > 0) {
    const told = links.map(({ relation, id, title }) => `${relation} ${id} ${title}`);
    facts.push({ term: factsTexts.linked, value: <bdi>{told.join("; ")}</bdi> });
  }
  return facts;
}

type FindingProps = { finding: TicketFinding; medium: "screen" | "paper" };

/** The accepted finding that the ticket is about. Only its company opens it. */
function Finding({ finding: { id, title, mayOpen }, medium }: FindingProps) {
  if (!mayOpen || medium === "paper") return <bdi>{title}</bdi>;
  return (
    <Link to={paths.badanUsaha.followUp(id)}>
      <bdi>{title}</bdi>
    </Link>
  );
}

function lastChange({ updated, updatedExactly }: TicketDetail, medium: "screen" | "paper") {
  return medium === "paper" ? updatedExactly : <span title={updatedExactly}>{updated}</span>;
}
