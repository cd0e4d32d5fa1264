import { DASHBOARD_STATUS_LOOK } from "../../../dashboards/words/DashboardStatusBadge";
import { useDashboardWords } from "../../../dashboards/words/useDashboardWords";
import type { DashboardList } from "../../../engine";
import { figure } from "../../../platform/figure";
import { labelOf } from "../../../platform/labelOf";
import { StatCard } from "../../../ui/display/StatCard";
import { StatGrid } from "../../../ui/display/StatGrid";
import { ShapeIcon } from "../../../ui/display/shapes";
import { listTexts as texts } from "../texts";
import styles from "./list.module.css";
import type { ListPlace } from "./places";
import type { DashboardListState } from "./useDashboardList";

export type DashboardCountsProps = {
  list: DashboardList;
  place: ListPlace;
  state: DashboardListState;
};

/** The four counters (§2.9). Each links to what it counts, if the list has that filter. */
export function DashboardCounts({ list, place, state }: DashboardCountsProps) {
  const { statuses } = useDashboardWords();
  // The counters cover the whole list, so their links keep the status only.
  const all = (status: string | undefined) =>
    state.searchAfter({ status, search: undefined, category: undefined });
  const withStatus = (status: string | undefined) =>
    place.filters.status ? { to: place.path + all(status) } : {};
  const isChosen = (status: string | undefined) => place.filters.status && list.status === status;
  return (
    <StatGrid label={texts.counts}>
      <StatCard
        label={texts.total}
        value={figure(list.counts.total)}
        {...withStatus(undefined)}
        current={isChosen(undefined)}
      />
      {(["published", "draft"] as const).map((status) => (
        <StatCard
          key={status}
          label={labelOf(statuses, status)}
          mark={
            <span data-tone={DASHBOARD_STATUS_LOOK[status].tone} className={styles.mark}>
              <ShapeIcon shape={DASHBOARD_STATUS_LOOK[status].shape} className={styles.shape} />
            </span>
          }
          value={figure(list.counts[status])}
          {...withStatus(status)}
          current={isChosen(status)}
        />
      ))}
      <StatCard label={texts.updatedToday} value={figure(list.counts.updatedToday)} />
    </StatGrid>
  );
}
