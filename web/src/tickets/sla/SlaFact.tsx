import type { ReactNode } from "react";
import type { TicketDetail } from "../../engine";
import { SlaLeft } from "./SlaLeft";
import styles from "./sla.module.css";

export type SlaFactProps = {
  ticket: Pick<TicketDetail, "sla" | "slaNotes">;
  /** A button that follows the last note. */
  action?: ReactNode;
};

/** 'Sisa waktu SLA': the running clock with its deadline, and who paused it. */
export function SlaFact({ ticket: { sla, slaNotes }, action }: SlaFactProps) {
  return (
    <div className={styles.fact}>
      {sla === undefined ? "-" : <SlaLeft clock={sla} />}
      {sla && (
        <span className={styles.note}>
          {sla.promise}, {sla.due}
        </span>
      )}
      {slaNotes.map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
      {action}
    </div>
  );
}
