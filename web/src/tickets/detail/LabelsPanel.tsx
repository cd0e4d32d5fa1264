import type { Label } from "../../engine";
import { Tag } from "../../ui/display/Tag";
import { Panel } from "../../ui/page/Panel";
import styles from "./TicketBody.module.css";

export type LabelsPanelProps = {
  labels: readonly Label[];
  listOf: (label: string) => string;
};

/** The ticket's labels; only staff see them. */
export function LabelsPanel({ labels, listOf }: LabelsPanelProps) {
  return (
    <div className={styles.notPrinted}>
      <Panel title="Label">
        {labels.length === 0 ? (
          <p className={styles.none}>Belum ada label.</p>
        ) : (
          <ul className={styles.labels}>
            {labels.map((label) => (
              <li key={label.id}>
                <Tag label={label.name} hue={label.hue} to={listOf(label.id)} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
