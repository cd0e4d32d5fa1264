import type { DashboardDetail } from "../../engine";
import { figure } from "../../platform/figure";
import styles from "./reader.module.css";

export function DashboardFacts({ dashboard }: { dashboard: DashboardDetail }) {
  const { createdBy, created, updated, updatedExact, widgets } = dashboard;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Pembuat</dt>
        <dd dir="auto">{createdBy}</dd>
      </div>
      <div>
        <dt>Dibuat</dt>
        <dd>{created}</dd>
      </div>
      <div>
        <dt>Diperbarui</dt>
        <dd title={updatedExact}>{updated}</dd>
      </div>
      <div>
        <dt>Widget</dt>
        <dd>{figure(widgets.length)}</dd>
      </div>
    </dl>
  );
}
