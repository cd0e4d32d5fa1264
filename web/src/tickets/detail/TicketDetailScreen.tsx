import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { type TicketDetail, useSession, useView } from "../../engine";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { useTitle } from "../../shared/useTitle";
import { Loading } from "../../ui/feedback/Loading";
import { lastList } from "../../ui/page/lastList";
import { PageHeader } from "../../ui/page/PageHeader";
import { TICKET_PATH } from "../actions/ticketPath";
import { TicketPriority } from "../status/TicketPriority";
import { TicketStatus } from "../status/TicketStatus";
import styles from "./TicketDetailScreen.module.css";
import { TicketNotFound } from "./TicketNotFound";

const TicketBody = lazy(() => import("./TicketBody"));

type TicketTools = ComponentType<{ ticket: TicketDetail }>;

/** What tells the three areas' ticket pages apart (§2.3–2.5). */
export type DetailArea = {
  /** The area's whole list; 'Kembali' leads to the part of it that was looked at last. */
  list: string;
  /** Whose tickets it shows, said where there is none with a code. */
  whose: string;
  /** What can be done where there is none with a code. */
  NotFoundTools?: ComponentType | undefined;
  /** What can be done from the header. */
  HeaderActions: TicketTools;
  /** What can be done beside the conversation, above the facts. */
  SideActions?: TicketTools | undefined;
  /** How replying is called, where it is done at all. */
  reply?: ReplyWords | undefined;
  /** Quick Actions that this area has besides print, PDF and share. */
  QuickTools?: TicketTools | undefined;
  /** The list of the tickets with a label; labels are for staff's eyes, who alone have one. */
  ticketsWithLabel?: ((label: string) => string) | undefined;
};

type ReplyWords = { title: string; send: string };

/** A ticket's page, the same for whoever opens it but for what they can do. */
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
    const { list, whose, NotFoundTools } = area;
    return (
      <TicketNotFound id={id} list={list} whose={whose} isGone={seen.current === id}>
        {NotFoundTools && <NotFoundTools />}
      </TicketNotFound>
    );
  }
  // A code is found however it is typed; what goes by the address finds it as it is kept.
  const pathname = TICKET_PATH[role](answer.value.id);
  if (pathname !== location.pathname) {
    return <Navigate to={{ ...location, pathname }} state={location.state} replace />;
  }
  // What is open above one ticket must not act on the next.
  return <FoundTicket key={answer.value.id} ticket={answer.value} area={area} />;
}

function FoundTicket({ ticket, area }: { ticket: TicketDetail; area: DetailArea }) {
  useTitle(`${ticket.id} ${ticket.title}`);
  useFocusRescue(ticket.status, () => document.querySelector<HTMLElement>("h1"));
  const { HeaderActions } = area;
  return (
    <div className={styles.screen}>
      <PageHeader
        title={ticket.title}
        purpose={`Tiket ${ticket.id} · ${ticket.category}`}
        back={{ to: lastList(area.list), label: "Kembali" }}
        marks={
          <span className={styles.marks}>
            <TicketStatus status={ticket.status} />
            <TicketPriority priority={ticket.priority} />
          </span>
        }
        actions={<HeaderActions ticket={ticket} />}
      />
      <Suspense fallback={<Loading label="Loading ticket..." lang="en" lines={8} />}>
        <TicketBody ticket={ticket} area={area} />
      </Suspense>
    </div>
  );
}
