import { memo, useDeferredValue, useEffect } from "react";
import { type TicketDetail, useSession } from "../../engine";
import { DescriptionList } from "../../ui/display/DescriptionList";
import { Panel } from "../../ui/page/Panel";
import { QuickActions } from "../actions/QuickActions";
import { PrintFacts } from "../print/PrintFacts";
import { printTicket, takePrintRequest } from "../print/printTicket";
import { LeftReply } from "../reply/LeftReply";
import { ReplyForm } from "../reply/ReplyForm";
import { ActivityPanel } from "./ActivityPanel";
import { Conversation } from "./Conversation";
import { LabelsPanel } from "./LabelsPanel";
import styles from "./TicketBody.module.css";
import type { DetailArea } from "./TicketDetailScreen";
import { ticketFacts } from "./ticketFacts";

type TicketBodyProps = { ticket: TicketDetail; area: DetailArea };

export default function TicketBody({ ticket, area }: TicketBodyProps) {
  const { person } = useSession();
  const later = useDeferredValue(ticket);
  return (
    <div className={styles.columns}>
      <PrintFacts ticket={later} withLabels={area.ticketsWithLabel !== undefined} />
      <div className={styles.reading}>
        <Conversation entries={ticket.conversation} />
        {area.reply &&
          (ticket.can.reply ? (
            // A new key keeps replies of different people and tickets apart.
            <ReplyForm key={`${person.id} ${ticket.id}`} ticket={ticket} words={area.reply} />
          ) : (
            <LeftReply key={`${person.id} ${ticket.id}`} ticket={ticket.id} />
          ))}
      </div>
      <Side ticket={later} area={area} />
    </div>
  );
}

const Side = memo(function Side({ ticket, area }: TicketBodyProps) {
  const { SideActions, QuickTools, ticketsWithLabel } = area;

  // Everything to print is rendered now.
  useEffect(() => {
    if (takePrintRequest(ticket.id)) void printTicket();
  }, [ticket.id]);

  return (
    <aside className={styles.side} aria-label="Keterangan tiket">
      {SideActions && <SideActions ticket={ticket} />}
      <FactsPanel ticket={ticket} />
      {ticketsWithLabel && <LabelsPanel labels={ticket.labels} listOf={ticketsWithLabel} />}
      <QuickActions ticket={ticket.id}>{QuickTools && <QuickTools ticket={ticket} />}</QuickActions>
      <ActivityPanel ticket={ticket} />
    </aside>
  );
});

function FactsPanel({ ticket }: { ticket: TicketDetail }) {
  return (
    <div className={styles.notPrinted}>
      <Panel title="Detail Tiket">
        <DescriptionList facts={ticketFacts(ticket, "screen")} />
      </Panel>
    </div>
  );
}
