import type { TicketDetail } from "../../core/pkg/portal_core";
import { Button } from "../../ui/action/Button";
import { Panel } from "../../ui/page/Panel";
import styles from "./actions.module.css";
import { useSetStatus } from "./useSetStatus";
import { useStatusActions } from "./useStatusActions";

/** Sets the status from any state (§2.4, §4). */
export function AdminActions({ ticket: { id, can } }: { ticket: TicketDetail }) {
  const setStatus = useSetStatus(id);
  const statusActions = useStatusActions();
  if (!can.setStatus) return null;
  return (
    <div className={styles.notPrinted}>
      <Panel title="Admin Actions" lang="en">
        <div className={styles.stack}>
          {statusActions.map(({ status, label, icon }) => (
            <Button key={status} fullWidth lang="en" icon={icon} onClick={() => setStatus(status)}>
              {label}
            </Button>
          ))}
        </div>
      </Panel>
    </div>
  );
}
