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

/** The `scopeNote` of the staff's areas. */
export const EVERYBODYS_TICKETS =
  "Di sini tampil tiket semua badan usaha; cari judul atau pemohonnya di daftar tiket.";

/** The differences between the ticket pages of the three areas (§2.3–2.5). */
export type DetailArea = {
  /** The area's whole list. 'Kembali' opens it with its last filters. */
  list: string;
  /** Shown for an unknown code: a sentence that says which tickets this area shows. */
  scopeNote: string;
  /** Actions for an unknown code. */
  NotFoundTools?: ComponentType | undefined;
  HeaderActions: TicketTools;
  /** The actions beside the conversation, above the facts. */
  SideActions?: TicketTools | undefined;
  /** The texts of the reply form; without them the area cannot reply. */
  reply?: ReplyWords | undefined;
  QuickTools?: TicketTools | undefined;
  /** The address of the list of tickets with a label. Only staff see labels. */
  ticketsWithLabel?: ((label: string) => string) | undefined;
};

type ReplyWords = { title: string; send: string };

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
