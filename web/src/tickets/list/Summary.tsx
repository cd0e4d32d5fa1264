import type { TicketRow } from "../../engine";
import { Tag } from "../../ui/display/Tag";
import { ClampText } from "../../ui/table/ClampText";
import styles from "./Summary.module.css";
import type { CellContext } from "./ticketColumns";

export type SummaryProps = { row: TicketRow; context: CellContext };

/** A ticket's title with its labels. Pressing a label filters the list by it; pressing it again removes the filter. */
export function Summary({ row, context: { label, onLabel } }: SummaryProps) {
  return (
    <div className={styles.summary}>
      <span className={styles.title}>
        <ClampText text={row.title} />
      </span>
      {row.labels.length > 0 && (
        <span className={styles.labels}>
          {row.labels.map(({ id, name, hue }) => (
            <Tag
              key={id}
              label={name}
              hue={hue}
              pressed={id === label?.id}
              onClick={() => onLabel(id === label?.id ? undefined : id)}
            />
          ))}
        </span>
      )}
    </div>
  );
}
