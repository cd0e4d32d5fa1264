import type { TicketDetail } from "../../engine";
import { HistoryButton } from "../../shared/undo/HistoryButton";
import { Timeline } from "../../ui/display/Timeline";
import { Panel } from "../../ui/page/Panel";
import styles from "./TicketBody.module.css";

/** What happened to the ticket, apart from what was said in it, and for staff the way back. */
export function ActivityPanel({ ticket: { id, activity, can } }: { ticket: TicketDetail }) {
  return (
    <Panel
      title="Aktivitas"
      actions={
        can.versions && (
          <div className={styles.notPrinted}>
            <HistoryButton
              slice="tickets"
              record={{ id, name: id }}
              label="Riwayat tiket"
              size="small"
            />
          </div>
        )
      }
    >
      <Timeline
        label="Aktivitas tiket"
        entries={activity.map((line, index) => ({
          // Newest first: counted from the oldest, a line keeps its key.
          key: String(activity.length - index),
          ...line,
        }))}
      />
    </Panel>
  );
}
