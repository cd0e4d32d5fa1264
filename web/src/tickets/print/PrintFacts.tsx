import { Fragment } from "react";
import type { Label, TicketDetail } from "../../engine";
import { DescriptionList } from "../../ui/display/DescriptionList";
import { factsTexts } from "../detail/texts";
import { ticketFacts } from "../detail/ticketFacts";
import styles from "./PrintFacts.module.css";

export type PrintFactsProps = { ticket: TicketDetail; withLabels: boolean };

/** All attributes, at the head of the printed ticket. */
export function PrintFacts({ ticket, withLabels }: PrintFactsProps) {
  const facts = ticketFacts(ticket, "paper");
  return (
    <div className={styles.facts}>
      <DescriptionList
        layout="columns"
        facts={
          withLabels
            ? [...facts, { term: factsTexts.labels, value: <Labels labels={ticket.labels} /> }]
            : facts
        }
      />
    </div>
  );
}

function Labels({ labels }: { labels: readonly Label[] }) {
  if (labels.length === 0) return "-";
  return labels.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ", "}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
