import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { TicketDetail } from "../../engine";
import styles from "./FactsLine.module.css";
import { factsTexts } from "./texts";

export type FactsLineProps = { ticket: TicketDetail; children: ReactNode };

/** The facts of a ticket as one line that opens, for narrow windows. Paper shows them all. */
export function FactsLine({ ticket, children }: FactsLineProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.facts}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <strong>{factsTexts.title}</strong>
        <span className={styles.summary}>
          <bdi>{ticket.assignee}</bdi> · {ticket.updated}
        </span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      <div id={id} className={styles.content} data-closed={!isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}
