import { type ReactNode, useCallback } from "react";
import { type DashboardDetail, useView } from "../../engine";
import { usePrepared } from "../../platform/usePrepared";
import { Board } from "../board/Board";
import { BoardPlaceholder } from "../board/BoardPlaceholder";
import { DashboardWidget } from "../board/DashboardWidget";
import { prepareDashboard } from "../board/prepareDashboard";
import { DashboardFilters } from "../filters/DashboardFilters";
import { FilterLines } from "../filters/FilterLines";
import { useFilterAddress } from "../filters/useFilterAddress";
import styles from "./reader.module.css";

export type DashboardBodyProps = {
  dashboard: DashboardDetail;
  /** Actions in the row of the filters. */
  tools?: ReactNode;
  empty: ReactNode;
};

export default function DashboardBody(props: DashboardBodyProps) {
  const { isPreparing } = usePrepared(props.dashboard.id, prepareDashboard);
  return isPreparing ? <BoardPlaceholder /> : <ReadBody {...props} />;
}

function ReadBody({ dashboard, tools, empty }: DashboardBodyProps) {
  const { id, widgets, mayTakeOut, mayOpenRows } = dashboard;
  const { filters: inAddress, change } = useFilterAddress();
  const answer = useView("dashboardFilters", { dashboard: id, filters: inAddress });
  const filters = answer.kind === "ok" ? answer.value.filters : inAddress;
  const widget = useCallback(
    (widgetId: string) => (
      <DashboardWidget
        dashboard={id}
        id={widgetId}
        filters={filters}
        mayTakeOut={mayTakeOut}
        mayOpenRows={mayOpenRows}
        onFilter={change}
      />
    ),
    [id, filters, mayTakeOut, mayOpenRows, change],
  );
  return (
    <div className={styles.body}>
      <div className={styles.tools}>
        {answer.kind === "ok" && <DashboardFilters choices={answer.value} change={change} />}
        {tools && <div className={styles.actions}>{tools}</div>}
      </div>
      {answer.kind === "ok" && <FilterLines lines={answer.value.lines} />}
      {widgets.length === 0 ? empty : <Board places={widgets} widget={widget} />}
    </div>
  );
}
