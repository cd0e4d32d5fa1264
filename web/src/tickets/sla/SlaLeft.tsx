import type { SlaView } from "../../engine";
import { MarkBadge } from "../../ui/display/MarkBadge";
import type { Look } from "../../ui/display/ticketLook";
import styles from "./sla.module.css";

const LOOKS = {
  aman: { tone: "success", shape: "check" },
  mendekati: { tone: "warning", shape: "quarter" },
  lewat: { tone: "danger", shape: "cross" },
} satisfies Record<NonNullable<SlaView["band"]>["value"], Look>;

export type SlaLeftProps = {
  clock: SlaView;
  /** True to show the time under the band. */
  stacked?: boolean;
};

/** Urgency by colour, sign and word, and the working time left. */
export function SlaLeft({ clock: { promise, left, due, band }, stacked = false }: SlaLeftProps) {
  return (
    <span className={styles.left} data-stacked={stacked || undefined} title={`${promise}: ${due}`}>
      {band && <MarkBadge {...LOOKS[band.value]} label={band.label} plain />}
      <span className={styles.time}>{left}</span>
    </span>
  );
}
