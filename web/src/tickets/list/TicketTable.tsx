import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import type { TicketList, TicketRow } from "../../engine";
import { ListFooter } from "../../shared/ListFooter";
import { shownOrder } from "../../shared/listOrder";
import { useFocusKept } from "../../shared/useFocusKept";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { SearchField } from "../../ui/form/SearchField";
import { DataTable } from "../../ui/table/DataTable";
import { EmptyList } from "./EmptyList";
import { FilterLine } from "./FilterLine";
import { ListToolbar } from "./ListToolbar";
import { RowActions } from "./RowActions";
import type { RowTasks } from "./rowTasks";
import type { TicketListScreenProps } from "./TicketListScreen";
import styles from "./TicketListScreen.module.css";
import { choiceTexts, listTexts } from "./texts";
import { ticketColumns } from "./ticketColumns";
import { useRowSelection } from "./useRowSelection";
import type { TicketListState } from "./useTicketList";
import { ViewMenu } from "./ViewMenu";

const BulkBar = lazy(() => import("../bulk/BulkBar"));

const checkLabel = ({ id }: TicketRow) => choiceTexts.row(id);

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

  const selection = useRowSelection(state.query, view.rows);
  const { tickets } = selection;
  useFocusKept(frame, view);
  const [isChoosing, setChoosing] = useState(false);
  const chosen =
    tickets && ("chosen" in tickets ? tickets.chosen.ids.length : tickets.matching.seen);

  const { columns: keys, secondLines, label } = view;
  const { ticketPath, query } = tasks;
  const columns = useMemo(
    () =>
      ticketColumns(keys, {
        ...{ ticketPath, query, secondLines, label },
        onLabel: (label) => change({ label }),
      }),
    [keys, secondLines, ticketPath, query, label, change],
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
        choice={
          view.isStaff
            ? {
                isChosen: selection.isChosen,
                label: checkLabel,
                onChoose: selection.choose,
                all: {
                  label: choiceTexts.page,
                  isChosen: selection.pageState,
                  onChange: selection.choosePage,
                },
                start: {
                  label: choiceTexts.start,
                  isOn: isChoosing || tickets !== undefined,
                  onToggle: () => {
                    setChoosing(!isChoosing);
                    selection.clear();
                  },
                },
              }
            : undefined
        }
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
          [view.status, view.label, view.assignee, view.sla, view.unread].filter(Boolean).length +
          view.active.length
        }
        end={<ViewMenu view={view} state={state} />}
        below={<FilterLine view={view} change={change} onEmptied={() => frame.current?.focus()} />}
        empty={<EmptyList isFiltered={view.isFiltered} onClear={clear} screen={screen} />}
        footer={<ListFooter list={view} change={change} isSorting={isSorting} />}
      />
      {view.isStaff && (
        <LiveRegion
          message={
            chosen !== undefined
              ? choiceTexts.count(chosen)
              : selection.isDropped && choiceTexts.dropped
          }
        />
      )}
      {tickets && (
        <Suspense>
          <BulkBar
            query={state.query}
            tickets={tickets}
            selection={selection}
            home={frame}
            onLeave={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
