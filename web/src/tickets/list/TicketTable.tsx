import { useCallback, useMemo, useRef } from "react";
import type { TicketList, TicketRow } from "../../engine";
import { ListFooter } from "../../shared/ListFooter";
import { shownOrder } from "../../shared/listOrder";
import { useFocusKept } from "../../shared/useFocusKept";
import { SearchField } from "../../ui/form/SearchField";
import { DataTable } from "../../ui/table/DataTable";
import { EmptyList } from "./EmptyList";
import { FilterLine } from "./FilterLine";
import { ListToolbar } from "./ListToolbar";
import { RowActions } from "./RowActions";
import type { RowTasks } from "./rowTasks";
import type { TicketListScreenProps } from "./TicketListScreen";
import styles from "./TicketListScreen.module.css";
import { listTexts } from "./texts";
import { ticketColumns } from "./ticketColumns";
import type { TicketListState } from "./useTicketList";
import { ViewMenu } from "./ViewMenu";

export type TicketTableProps = {
  view: TicketList;
  state: TicketListState;
  tasks: RowTasks;
  screen: TicketListScreenProps;
};

/** The ticket table of §2.6. */
export function TicketTable({ view, state, tasks, screen }: TicketTableProps) {
  const { change, isSorting, sortBy, clear } = state;
  const { sort } = view;
  const frame = useRef<HTMLDivElement>(null);
  useFocusKept(frame, view);

  const { columns: keys, label } = view;
  const { ticketPath, query } = tasks;
  const columns = useMemo(
    () => ticketColumns(keys, { ticketPath, query, label, onLabel: (label) => change({ label }) }),
    [keys, ticketPath, query, label, change],
  );
  const rowActions = useCallback(
    (row: TicketRow) => <RowActions row={row} tasks={tasks} />,
    [tasks],
  );

  return (
    <div ref={frame} tabIndex={-1} className={styles.table}>
      <DataTable
        caption={screen.title}
        lang={screen.lang}
        columns={columns}
        rows={view.rows}
        rowKey={(row) => row.id}
        sort={sort && shownOrder(sort.column, sort.direction)}
        onSort={(key) => sortBy(key, sort)}
        controls={tasks.main ? 10.5 : 4}
        rowActions={rowActions}
        search={
          (view.rows.length > 0 || view.isFiltered) && (
            <SearchField
              label={listTexts.search}
              value={state.query.search ?? ""}
              onChange={state.search}
            />
          )
        }
        filters={
          <ListToolbar
            view={view}
            change={change}
            hasStatus={!screen.hasChips || screen.hasDropdown === true}
          />
        }
        filtersSet={
          [view.status, view.label, view.assignee, view.sla].filter(Boolean).length +
          view.active.length
        }
        end={<ViewMenu view={view} state={state} />}
        below={<FilterLine view={view} change={change} onEmptied={() => frame.current?.focus()} />}
        empty={<EmptyList isFiltered={view.isFiltered} onClear={clear} screen={screen} />}
        footer={<ListFooter list={view} change={change} isSorting={isSorting} />}
      />
    </div>
  );
}
