import { memo, useCallback, useDeferredValue, useEffect, useState } from "react";
import { type Entry, type TicketDetail, useSession } from "../../engine";
import { QuickActions } from "../actions/QuickActions";
import { CaseNotice } from "../cases/CaseNotice";
import { CasePanel } from "../cases/CasePanel";
import { EndPanel } from "../cases/EndPanel";
import { PrintFacts } from "../print/PrintFacts";
import { printTicket, takePrintRequest } from "../print/printTicket";
import { type QuoteRequest, quoteOf } from "../reply/quoting";
import { TicketComposer } from "../reply/TicketComposer";
import { ActivityPanel } from "./ActivityPanel";
import { Conversation, type ConversationProps } from "./Conversation";
import type { DetailArea } from "./detailArea";
import { FactsLine } from "./FactsLine";
import { FactsPanel } from "./FactsPanel";
import styles from "./TicketBody.module.css";
import { screenTexts } from "./texts";
import { useVisit } from "./useVisit";

type TicketBodyProps = { ticket: TicketDetail; area: DetailArea; isNarrow: boolean };

export default function TicketBody({ ticket, area, isNarrow }: TicketBodyProps) {
  const { person } = useSession();
  const later = useDeferredValue(ticket);
  const [quote, setQuote] = useState<QuoteRequest>();
  const { id, can } = ticket;
  const onQuote = useCallback((entry: Entry) => setQuote(quoteOf(id, entry)), [id]);
  const onQuoted = useCallback(() => setQuote(undefined), []);
  const side = <Side key="side" ticket={later} area={area} isNarrow={isNarrow} />;
  return (
    <div className={styles.columns}>
      <PrintFacts ticket={later} withLabels={area.ticketsWithLabel !== undefined} />
      {/* In a narrow window the facts are one line above the conversation; the order of the elements is that of the eye. */}
      {isNarrow && side}
      <div key="reading" className={styles.reading}>
        <CaseNotice mergedInto={ticket.case.mergedInto} />
        <Reading
          key={person.id}
          ticket={ticket}
          onQuote={can.reply || can.note ? onQuote : undefined}
        />
        <EndPanel ticket={ticket} />
        {/* A new key keeps texts of different people and tickets apart. */}
        <TicketComposer
          key={`${person.id} ${id}`}
          ticket={ticket}
          words={area.reply}
          hasCanned={area.hasCanned ?? false}
          quote={quote}
          onQuoted={onQuoted}
        />
      </div>
      {!isNarrow && side}
    </div>
  );
}

type ReadingProps = { ticket: TicketDetail; onQuote: ConversationProps["onQuote"] };

/** The conversation, with the marks of this person's visit. */
function Reading({ ticket, onQuote }: ReadingProps) {
  const news = useVisit(ticket.id);
  return <Conversation entries={ticket.conversation} news={news} onQuote={onQuote} />;
}

const Side = memo(function Side({ ticket, area, isNarrow }: TicketBodyProps) {
  const { SideActions } = area;

  // Everything to print is rendered now.
  useEffect(() => {
    if (takePrintRequest(ticket.id)) void printTicket();
  }, [ticket.id]);

  const facts = (
    <>
      <FactsPanel ticket={ticket} area={area} />
      <CasePanel ticket={ticket} />
      <ActivityPanel ticket={ticket} />
    </>
  );
  return (
    <aside className={styles.side} aria-label={screenTexts.side}>
      {isNarrow ? (
        <FactsLine ticket={ticket}>{facts}</FactsLine>
      ) : (
        <>
          <QuickActions ticket={ticket.id} />
          {SideActions && <SideActions ticket={ticket} />}
          {facts}
        </>
      )}
    </aside>
  );
});
