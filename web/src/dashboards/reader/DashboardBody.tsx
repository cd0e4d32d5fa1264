import { type ReactNode, useCallback } from "react";
import type { DashboardDetail } from "../../core/pkg/portal_core";
import { useView } from "../../core/useView";
import { Board } from "../board/Board";
import { DashboardWidget } from "../board/DashboardWidget";
import { DashboardFilters } from "../filters/DashboardFilters";
import { FilterLines } from "../filters/FilterLines";
import { useFilterAddress } from "../filters/useFilterAddress";
import styles from "./reader.module.css";

export type DashboardBodyProps = {
  dashboard: DashboardDetail;
  /** What stands there while it has no widget. */
  empty: ReactNode;
};

/** The filters of a dashboard and its widgets. */
export default function DashboardBody({ dashboard, empty }: DashboardBodyProps) {
  const { id, widgets, mayTakeOut } = dashboard;
  const { filters, change } = useFilterAddress();
  const answer = useView("dashboardFilters", { dashboard: id, filters });
  const widget = useCallback(
    (widgetId: string) => (
      <DashboardWidget dashboard={id} id={widgetId} filters={filters} mayTakeOut={mayTakeOut} />
    ),
    [id, filters, mayTakeOut],
  );
  if (widgets.length === 0) return empty;
  return (
    <div className={styles.body}>
      {answer.kind === "ok" && (
        <>
          <DashboardFilters choices={answer.value} filters={filters} change={change} />
          <FilterLines lines={answer.value.lines} />
        </>
      )}
      <Board places={widgets} widget={widget} />
    </div>
  );
}
