import type { Label } from "../../core/pkg/portal_core";
import { Panel } from "../../ui/page/Panel";
import { LabelTag } from "../labels/LabelTag";
import styles from "./side.module.css";

/** The ticket's labels, for those who work with them. */
export function LabelsPanel({ labels }: { labels: readonly Label[] }) {
  return (
    <div className={styles.notPrinted}>
      <Panel title="Label">
        {labels.length === 0 ? (
          <p className={styles.none}>Belum ada label.</p>
        ) : (
          <ul className={styles.labels}>
            {labels.map((label) => (
              <li key={label.id}>
                <LabelTag label={label} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
