import { useEffect } from "react";
import type { TicketDetail } from "../../core/pkg/portal_core";
import { useSession } from "../../core/useView";
import { QuickActions } from "../actions/QuickActions";
import { PrintFacts } from "../print/PrintFacts";
import { printTicket, takePrintRequest } from "../print/printTicket";
import { LeftReply } from "../reply/LeftReply";
import { ReplyForm } from "../reply/ReplyForm";
import { ActivityPanel } from "./ActivityPanel";
import { Conversation } from "./Conversation";
import { FactsPanel } from "./FactsPanel";
import { LabelsPanel } from "./LabelsPanel";
import styles from "./TicketBody.module.css";
import type { DetailArea } from "./TicketDetailScreen";

/** What was said, the reply, and beside them the facts and what happened. */
export default function TicketBody({ ticket, area }: { ticket: TicketDetail; area: DetailArea }) {
  const { person } = useSession();
  const { SideActions, QuickTools, ticketsWithLabel } = area;

  useEffect(() => {
    if (takePrintRequest(ticket.id)) void printTicket();
  }, [ticket.id]);

  return (
    <div className={styles.columns}>
      <PrintFacts ticket={ticket} withLabels={ticketsWithLabel !== undefined} />
      <div className={styles.reading}>
        <Conversation entries={ticket.conversation} />
        {area.reply &&
          (ticket.can.reply ? (
            // A reply belongs to one person and one ticket.
            <ReplyForm key={`${person.id} ${ticket.id}`} ticket={ticket} words={area.reply} />
          ) : (
            <LeftReply key={`${person.id} ${ticket.id}`} ticket={ticket.id} />
          ))}
      </div>
      <aside className={styles.side} aria-label="Keterangan tiket">
        {SideActions && <SideActions ticket={ticket} />}
        <FactsPanel ticket={ticket} />
        {ticketsWithLabel && <LabelsPanel labels={ticket.labels} listOf={ticketsWithLabel} />}
        <QuickActions ticket={ticket.id}>
          {QuickTools && <QuickTools ticket={ticket} />}
        </QuickActions>
        <ActivityPanel ticket={ticket} />
      </aside>
    </div>
  );
}
