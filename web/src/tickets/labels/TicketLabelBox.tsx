import { useId } from "react";
import { type Label, useView } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { Tag } from "../../ui/display/Tag";
import styles from "./labels.module.css";
import { doneTexts } from "./texts";

/** A checkbox for a label on a ticket. A change is saved at once. */
export function TicketLabelBox({ ticket, label }: { ticket: string; label: Label }) {
  const id = useId();
  const detail = useView("ticketDetail", ticket);
  if (detail.kind === "refused") return <Tag label={label.name} hue={label.hue} />;

  const present = detail.value.labels.map((each) => each.id);
  function set(checked: boolean) {
    const labels = checked ? [...present, label.id] : present.filter((each) => each !== label.id);
    dispatchAndTell(
      { ticket: { setLabels: { ticket, labels } } },
      checked ? doneTexts.put(label.name, ticket) : doneTexts.takenOff(label.name, ticket),
    );
  }

  return (
    <span className={styles.box}>
      <input
        id={id}
        type="checkbox"
        className={styles.input}
        checked={present.includes(label.id)}
        onChange={(event) => set(event.target.checked)}
      />
      <label htmlFor={id} className={styles.boxLabel}>
        <Tag label={label.name} hue={label.hue} />
      </label>
    </span>
  );
}
