import type { TicketDetail } from "../../engine";
import { HistoryButton } from "../../shared/undo/HistoryButton";
import { Timeline } from "../../ui/display/Timeline";
import { Panel } from "../../ui/page/Panel";
import styles from "./TicketBody.module.css";
import { activityTexts } from "./texts";

export function ActivityPanel({ ticket: { id, activity, can } }: { ticket: TicketDetail }) {
  return (
    <Panel
      title={activityTexts.title}
      actions={
        can.versions && (
          <div className={styles.notPrinted}>
            <HistoryButton
              slice="tickets"
              record={{ id, name: id }}
              label={activityTexts.history}
              emptyNote={activity.length > 1 ? activityTexts.sampleNote : undefined}
              size="small"
            />
          </div>
        )
      }
    >
      <Timeline
        label={activityTexts.list}
        entries={activity.map((line, index) => ({
          // The list is newest first. Counting from the oldest keeps the keys stable.
          key: String(activity.length - index),
          ...line,
        }))}
      />
    </Panel>
  );
}
