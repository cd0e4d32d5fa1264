import { useCallback, useMemo, useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { AssignmentList, AssignmentRow } from "../../../engine";
import { ListFooter } from "../../../shared/ListFooter";
import { shownOrder } from "../../../shared/listOrder";
import { useOverPage } from "../../../shared/useOverPage";
import { useRowFocus } from "../../../shared/useRowFocus";
import { SearchField } from "../../../ui/form/SearchField";
import { ClampText } from "../../../ui/table/ClampText";
import { DataTable } from "../../../ui/table/DataTable";
import { AssignmentActions } from "./AssignmentActions";
import { AssignmentToolbar } from "./AssignmentToolbar";
import { assignmentColumns } from "./assignmentColumns";
import { useChange } from "./change/useChange";
import { DeleteAssignment } from "./DeleteAssignment";
import { EmptyAssignments } from "./EmptyAssignments";
import { assignmentsTexts } from "./texts";
import type { AssignmentListState } from "./useAssignmentList";
import { detailSearch, FROM_LIST } from "./useDetailAddress";

export type AssignmentTableProps = {
  list: AssignmentList;
  state: AssignmentListState;
  caption: string;
};

export function AssignmentTable({ list, state, caption }: AssignmentTableProps) {
  const { change, sortBy, clear } = state;
  const [params] = useSearchParams();
  const { opened: deleted, open: ask, close } = useOverPage<AssignmentRow>();
  const { ask: askChange, dialog } = useChange();
  const frame = useRef<HTMLDivElement>(null);
  useRowFocus(frame, list.rows);
  const columns = useMemo(
    () =>
      assignmentColumns(({ id, dataName }) => (
        <Link
          to={detailSearch(params, id)}
          state={FROM_LIST}
          preventScrollReset
          data-assignment={id}
        >
          <ClampText text={dataName} />
        </Link>
      )),
    [params],
  );
  const rowActions = useCallback(
    (row: AssignmentRow) => (
      <AssignmentActions
        key={row.id}
        row={row}
        onChange={(kind) => askChange({ kind, assignment: row.id })}
        onDelete={() => ask(row)}
      />
    ),
    [ask, askChange],
  );

  return (
    <div ref={frame}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={list.rows}
        rowKey={(row) => row.id}
        sort={list.sort ? shownOrder(list.sort, list.direction) : undefined}
        onSort={(key) => sortBy(key, list)}
        controls={12.25}
        buttons={3}
        rowActions={rowActions}
        search={
          (list.rows.length > 0 || list.isFiltered) && (
            <SearchField
              label={assignmentsTexts.search}
              value={state.typed}
              onChange={state.search}
            />
          )
        }
        filters={<AssignmentToolbar list={list} state={state} />}
        filtersSet={[list.status, list.tahapan, list.auditorType].filter(Boolean).length}
        empty={<EmptyAssignments isFiltered={list.isFiltered} onClear={clear} />}
        footer={<ListFooter list={list} change={change} />}
      />
      {dialog}
      {deleted && <DeleteAssignment row={deleted} onClose={close} />}
    </div>
  );
}
