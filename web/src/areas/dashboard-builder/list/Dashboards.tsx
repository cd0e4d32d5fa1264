import { useCallback, useRef } from "react";
import type { DashboardCard, DashboardList } from "../../../engine";
import { ListFooter } from "../../../shared/ListFooter";
import { HistoryDialog } from "../../../shared/undo/HistoryDialog";
import { useOverPage } from "../../../shared/useOverPage";
import { DeleteDashboard } from "../actions/DeleteDashboard";
import { DashboardCounts } from "./DashboardCounts";
import { DashboardGrid } from "./DashboardGrid";
import { DashboardMenu } from "./DashboardMenu";
import { DashboardTable } from "./DashboardTable";
import { DashboardToolbar } from "./DashboardToolbar";
import styles from "./list.module.css";
import { useListLook } from "./listLook";
import { NoDashboards } from "./NoDashboards";
import type { ListPlace } from "./places";
import { useCardFocus } from "./useCardFocus";
import type { DashboardListState } from "./useDashboardList";

export type DashboardsProps = {
  list: DashboardList;
  place: ListPlace;
  state: DashboardListState;
};

type Task = { kind: "history" | "delete"; dashboard: DashboardCard };

export function Dashboards({ list, place, state }: DashboardsProps) {
  const { look, choose } = useListLook();
  const { opened: task, open, close } = useOverPage<Task>();
  const frame = useRef<HTMLElement>(null);
  const { onFocus, focusCopy } = useCardFocus(frame, list.cards);
  const { title } = place;

  const menu = useCallback(
    (dashboard: DashboardCard) => (
      <DashboardMenu
        dashboard={dashboard}
        onDuplicated={focusCopy}
        onHistory={() => open({ kind: "history", dashboard })}
        onDelete={() => open({ kind: "delete", dashboard })}
      />
    ),
    [open, focusCopy],
  );
  const empty = <NoDashboards place={place} isFiltered={list.isFiltered} onClear={state.clear} />;

  return (
    <>
      <DashboardCounts list={list} place={place} state={state} />
      <section
        ref={frame}
        tabIndex={-1}
        aria-label={title}
        className={styles.list}
        onFocus={onFocus}
      >
        <DashboardToolbar list={list} place={place} state={state} look={look} onChange={choose} />
        {look === "list" ? (
          <DashboardTable caption={title} list={list} state={state} menu={menu} empty={empty} />
        ) : (
          <DashboardGrid label={title} dashboards={list.cards} menu={menu} />
        )}
        {look === "grid" && list.cards.length === 0 && <div className={styles.none}>{empty}</div>}
        <ListFooter list={list} change={state.change} />
      </section>
      {task?.kind === "history" && (
        <HistoryDialog slice="dashboards" record={task.dashboard} onClose={close} />
      )}
      {task?.kind === "delete" && <DeleteDashboard dashboard={task.dashboard} onClose={close} />}
    </>
  );
}
