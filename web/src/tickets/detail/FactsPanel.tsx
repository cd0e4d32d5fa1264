import type { TicketDetail } from "../../engine";
import { DescriptionList } from "../../ui/display/DescriptionList";
import { Panel } from "../../ui/page/Panel";
import styles from "./side.module.css";
import { ticketFacts } from "./ticketFacts";

/** The ticket's attributes beside its conversation. */
export function FactsPanel({ ticket }: { ticket: TicketDetail }) {
  return (
    <div className={styles.notPrinted}>
      <Panel title="Detail Tiket">
        <DescriptionList facts={ticketFacts(ticket, "screen")} />
      </Panel>
    </div>
  );
}
