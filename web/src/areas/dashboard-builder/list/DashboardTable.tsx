import type { ReactNode } from "react";
import type { DashboardCard, DashboardList } from "../../../engine";
import { shownOrder } from "../../../shared/listOrder";
import { DataTable } from "../../../ui/table/DataTable";
import { DASHBOARD_COLUMNS } from "./dashboardColumns";
import type { DashboardListState } from "./useDashboardList";

export type DashboardTableProps = {
  caption: string;
  list: DashboardList;
  state: DashboardListState;
  menu: (dashboard: DashboardCard) => ReactNode;
  empty: ReactNode;
};

export function DashboardTable({ caption, list, state, menu, empty }: DashboardTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={DASHBOARD_COLUMNS}
      rows={list.cards}
      rowKey={({ id }) => id}
      sort={list.sort ? shownOrder(list.sort, list.direction) : undefined}
      onSort={(key) => state.sortBy(key, list)}
      rowActions={menu}
      empty={empty}
    />
  );
}
