import { FilePlus2, SearchX } from "lucide-react";
import { Link, useParams } from "react-router-dom";
import { FollowUpView } from "../../audit/followUp/FollowUpView";
import { type FollowUpTicket, useView } from "../../engine";
import { paths } from "../../shared/paths";
import { useTitle } from "../../shared/useTitle";
import { WrongPerson } from "../../shell/layout/WrongPerson";
import { TicketStatus } from "../../tickets/status/TicketStatus";
import { LinkButton } from "../../ui/action/LinkButton";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { lastList } from "../../ui/page/lastList";
import { PageHeader } from "../../ui/page/PageHeader";
import styles from "./followUps.module.css";
import { followUpTexts as texts } from "./texts";

const at = paths.badanUsaha;

/** An accepted finding that a company follows up (decisions §9). */
export function FollowUp() {
  const { id = "" } = useParams();
  const answer = useView("followUp", id);
  if (answer.kind === "refused") return <NotFound />;
  const { row, tickets } = answer.value;
  return (
    <div className={styles.screen}>
      <Title text={row.title} />
      <PageHeader
        title={row.title}
        back={{ to: lastList(at.followUps), label: texts.back }}
        actions={
          <LinkButton to={at.createTicketAbout(id)} icon={FilePlus2}>
            {texts.ask}
          </LinkButton>
        }
      />
      <FollowUpView key={id} id={id}>
        {tickets.length > 0 && <Tickets tickets={tickets} />}
      </FollowUpView>
    </div>
  );
}

function Title({ text }: { text: string }) {
  useTitle(text);
  return null;
}

function Tickets({ tickets }: { tickets: readonly FollowUpTicket[] }) {
  return (
    <section className={styles.tickets}>
      <h2>{texts.tickets}</h2>
      <ul className={styles.list} aria-label={texts.tickets}>
        {tickets.map(({ id, title, status }) => (
          <li key={id} className={styles.ticket}>
            <TicketStatus status={status} />
            <Link to={at.ticket(id)}>{id}</Link>
            <bdi>{title}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shown for an unknown finding and, with the same text, for one of another company. */
function NotFound() {
  useTitle(texts.notFound);
  return (
    <>
      <PageHeader title={texts.notFound} />
      <EmptyState
        icon={SearchX}
        title={texts.unknown}
        action={
          <LinkButton to={at.followUps} variant="primary">
            {texts.backToList}
          </LinkButton>
        }
      >
        {texts.reasons}
      </EmptyState>
      <WrongPerson />
    </>
  );
}
