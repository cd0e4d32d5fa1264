import type { ActivityLine } from "../../core/pkg/portal_core";
import { Timeline } from "../../ui/display/Timeline";
import { Panel } from "../../ui/page/Panel";

/** What happened to the ticket, apart from what was said in it. */
export function ActivityPanel({ lines }: { lines: readonly ActivityLine[] }) {
  return (
    <Panel title="Aktivitas">
      <Timeline
        label="Aktivitas tiket"
        entries={lines.map((line, index) => ({
          // Newest first: counted from the oldest, a line keeps its key.
          key: String(lines.length - index),
          ...line,
        }))}
      />
    </Panel>
  );
}
