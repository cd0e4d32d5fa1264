import { useId } from "react";
import type { Label } from "../../engine";
import { Tag } from "../../ui/display/Tag";
import styles from "./labels.module.css";
import { turnLabel, useHasLabel } from "./ticketLabels";

/** A checkbox for a label on a ticket. A change is saved at once. */
export function TicketLabelBox({ ticket, label }: { ticket: string; label: Label }) {
  const id = useId();
  const isOn = useHasLabel(ticket, label);
  if (isOn === undefined) return <Tag label={label.name} hue={label.hue} />;
  return (
    <span className={styles.box}>
      <input
        id={id}
        type="checkbox"
        className={styles.input}
        checked={isOn}
        onChange={() => turnLabel(ticket, label)}
      />
      <label htmlFor={id} className={styles.boxLabel}>
        <Tag label={label.name} hue={label.hue} />
      </label>
    </span>
  );
}
