import { lazy, Suspense, useEffect, useRef } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { type TicketDetail, useSession, useView } from "../../engine";
import { TICKET_PATH } from "../../shared/ticketPath";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { useTitle } from "../../shared/useTitle";
import { Loading } from "../../ui/feedback/Loading";
import { lastList } from "../../ui/page/lastList";
import { PageHeader } from "../../ui/page/PageHeader";
import { useMedia } from "../../ui/page/useMedia";
import { TicketPriority } from "../status/TicketPriority";
import { TicketStatus } from "../status/TicketStatus";
import { NextTicketButton } from "../worklist/NextTicketButton";
import { type DetailArea, NARROW } from "./detailArea";
import { ListStepper } from "./ListStepper";
import styles from "./TicketDetailScreen.module.css";
import { TicketNotFound } from "./TicketNotFound";
import { screenTexts } from "./texts";

const TicketBody = lazy(() => import("./TicketBody"));

export function TicketDetailScreen({ id, area }: { id: string; area: DetailArea }) {
  const answer = useView("ticketDetail", id);
  const location = useLocation();
  const { role } = useSession();
  const isThere = answer.kind === "ok";
  const seen = useRef("");
  useEffect(() => {
    if (isThere) seen.current = id;
  }, [isThere, id]);
  if (!isThere) {
    const { list, scopeNote, NotFoundTools } = area;
    return (
      <TicketNotFound id={id} list={list} scopeNote={scopeNote} isGone={seen.current === id}>
        {NotFoundTools && <NotFoundTools />}
      </TicketNotFound>
    );
  }
  // Any spelling of a code finds the ticket. Menus and lists compare the stored one, so go there.
  const pathname = TICKET_PATH[role](answer.value.id);
  if (pathname !== location.pathname) {
    return <Navigate to={{ ...location, pathname }} state={location.state} replace />;
  }
  // A new key closes dialogs when another ticket is shown.
  return <FoundTicket key={answer.value.id} ticket={answer.value} area={area} />;
}

function FoundTicket({ ticket, area }: { ticket: TicketDetail; area: DetailArea }) {
  useTitle(`${ticket.id} ${ticket.title}`);
  useFocusRescue(ticket.status, () => document.querySelector<HTMLElement>("h1"));
  const isNarrow = useMedia(NARROW);
  const { HeaderActions } = area;
  return (
    <div className={styles.screen}>
      <PageHeader
        title={ticket.title}
        purpose={screenTexts.purpose(ticket.id, ticket.category)}
        back={{ to: lastList(area.list), label: screenTexts.back }}
        besideBack={
          <span className={styles.beside}>
            {area.hasWorklist && <NextTicketButton after={ticket.id} />}
            <ListStepper ticket={ticket.id} />
            {isNarrow && <HeaderActions ticket={ticket} part="menu" />}
          </span>
        }
        marks={
          <span className={styles.marks}>
            <TicketStatus status={ticket.status} />
            <TicketPriority priority={ticket.priority} />
          </span>
        }
        actions={<HeaderActions ticket={ticket} part={isNarrow ? "main" : "all"} />}
      />
      <Suspense fallback={<Loading label={screenTexts.loading} lang="en" lines={8} />}>
        <TicketBody ticket={ticket} area={area} isNarrow={isNarrow} />
      </Suspense>
    </div>
  );
}
