import { useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useFocusRescue } from "../../../app/useFocusRescue";
import type { AssignmentList, AssignmentRow, Direction } from "../../../core/pkg/portal_core";
import type { SortState } from "../../../ui/table/column";
import { DataTable } from "../../../ui/table/DataTable";
import { TableFooter } from "../../../ui/table/TableFooter";
import { AssignmentActions } from "./AssignmentActions";
import { AssignmentToolbar } from "./AssignmentToolbar";
import { assignmentColumns } from "./assignmentColumns";
import styles from "./assignments.module.css";
import { DeleteAssignment } from "./DeleteAssignment";
import { EmptyAssignments } from "./EmptyAssignments";
import type { AssignmentListState } from "./useAssignmentList";
import { detailSearch } from "./useDetailAddress";

const SPOKEN: Record<Direction, SortState["direction"]> = { asc: "ascending", desc: "descending" };

export type AssignmentTableProps = {
  list: AssignmentList;
  state: AssignmentListState;
  caption: string;
};

/** The table of assignments (§2.8). */
export function AssignmentTable({ list, state, caption }: AssignmentTableProps) {
  const { change, sortBy, clear } = state;
  const { pagination, pageSizes } = list;
  const [params] = useSearchParams();
  const [deleted, setDeleted] = useState<AssignmentRow>();
  const frame = useRef<HTMLDivElement>(null);
  // A row that is deleted, or that no longer fits the filter, takes its controls away under the focus.
  useFocusRescue(list.rows, () => frame.current);

  return (
    <div ref={frame} tabIndex={-1} className={styles.table}>
      <DataTable
        caption={caption}
        columns={assignmentColumns((id) => detailSearch(params, id))}
        rows={list.rows}
        rowKey={(row) => row.id}
        sort={list.sort ? { key: list.sort, direction: SPOKEN[list.direction] } : undefined}
        onSort={(key) => sortBy(key, list)}
        cardsBelow="63rem"
        rowActions={(row) => <AssignmentActions row={row} onDelete={() => setDeleted(row)} />}
        toolbar={<AssignmentToolbar list={list} state={state} />}
        empty={<EmptyAssignments isFiltered={list.isFiltered} onClear={clear} />}
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
      {deleted && <DeleteAssignment row={deleted} onClose={() => setDeleted(undefined)} />}
    </div>
  );
}
