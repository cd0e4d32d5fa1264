import { useRef } from "react";
import { useFocusKept } from "../../app/useFocusKept";
import type { ColumnKey, Direction, TicketList } from "../../core/pkg/portal_core";
import type { SortState } from "../../ui/table/column";
import { DataTable } from "../../ui/table/DataTable";
import { TableFooter } from "../../ui/table/TableFooter";
import { EmptyList } from "./EmptyList";
import { ListToolbar } from "./ListToolbar";
import { RowActions } from "./RowActions";
import type { RowTasks } from "./rowTasks";
import type { TicketListScreenProps } from "./TicketListScreen";
import styles from "./TicketListScreen.module.css";
import { ticketColumns } from "./ticketColumns";
import type { TicketListState } from "./useTicketList";

const SPOKEN: Record<Direction, SortState["direction"]> = { asc: "ascending", desc: "descending" };

export type TicketTableProps = {
  view: TicketList;
  state: TicketListState;
  tasks: RowTasks;
  screen: TicketListScreenProps;
};

/** The reusable ticket table of §2.6 over the list's view. */
export function TicketTable({ view, state, tasks, screen }: TicketTableProps) {
  const { change, sortBy, clear } = state;
  const { pagination, pageSizes, sort } = view;
  const frame = useRef<HTMLDivElement>(null);
  useFocusKept(frame, view.rows);

  const columns = ticketColumns(view, {
    ticketPath: tasks.ticketPath,
    label: view.label,
    onLabel: (label) => change({ label }),
  });
  const sortable = new Map<string, ColumnKey>(view.columns.map(({ key }) => [key, key]));

  return (
    <div ref={frame} tabIndex={-1} className={styles.table}>
      <DataTable
        caption={screen.title}
        lang={screen.lang}
        columns={columns}
        rows={view.rows}
        rowKey={(row) => row.id}
        sort={sort && { key: sort.column, direction: SPOKEN[sort.direction] }}
        onSort={(key) => {
          const column = sortable.get(key);
          if (column) sortBy(column, sort);
        }}
        cardsBelow={screen.cardsBelow ?? "45rem"}
        rowActions={(row) => <RowActions row={row} tasks={tasks} />}
        toolbar={<ListToolbar view={view} state={state} />}
        empty={<EmptyList isFiltered={view.isFiltered} onClear={clear} screen={screen} />}
        footer={
          <TableFooter
            showing={pagination.showing}
            pageSize={{
              value: pagination.pageSize,
              options: pageSizes,
              onChange: (size) => change({ pageSize: String(size) }),
            }}
            pagination={{
              page: pagination.page,
              pageCount: pagination.pageCount,
              window: pagination.window,
              onPage: (page) => change({ page: String(page) }),
            }}
          />
        }
      />
    </div>
  );
}
