import { type Status, useView, useVocabulary } from "../../engine";
import { figure } from "../../platform/figure";
import { labelOf } from "../../platform/labelOf";
import { StatCard } from "../../ui/display/StatCard";
import { StatGrid } from "../../ui/display/StatGrid";
import { ShapeIcon } from "../../ui/display/shapes";
import { STATUS_LOOK } from "../../ui/display/ticketLook";
import styles from "./CountCards.module.css";
import type { TicketListState } from "./useTicketList";

export type CountCardsProps = {
  /** The statuses with a counter, in order, after the total (§2.3–2.5). */
  statuses: readonly Status[];
  allPath: string;
  searchAfter: TicketListState["searchAfter"];
  /** The status by which the visible list is filtered. */
  shown: Status | undefined;
};

export function CountCards({ statuses, allPath, searchAfter, shown }: CountCardsProps) {
  const vocabulary = useVocabulary();
  const answer = useView("ticketCounts");
  if (answer.kind === "refused") return null;
  const counts = answer.value;
  // The counters ignore the search, so their links keep the status only.
  const listOf = (status: Status | undefined) =>
    allPath + searchAfter({ status, search: undefined, label: undefined });
  return (
    <StatGrid label="Ringkasan tiket">
      <StatCard
        label="Total"
        value={figure(counts.total)}
        to={listOf(undefined)}
        current={shown === undefined}
      />
      {statuses.map((status) => (
        <StatCard
          key={status}
          label={labelOf(vocabulary.statuses, status)}
          lang="en"
          mark={<StatusMark status={status} />}
          value={figure(counts[status])}
          to={listOf(status)}
          current={shown === status}
        />
      ))}
    </StatGrid>
  );
}

function StatusMark({ status }: { status: Status }) {
  const { tone, shape } = STATUS_LOOK[status];
  return (
    <span data-tone={tone} className={styles.mark}>
      <ShapeIcon shape={shape} className={styles.shape} />
    </span>
  );
}
