import { Eye } from "lucide-react";
import { paths } from "../../../app/paths";
import type { Desk, Direction } from "../../../core/pkg/portal_core";
import { LinkButton } from "../../../ui/action/LinkButton";
import type { SortState } from "../../../ui/table/column";
import { DataTable } from "../../../ui/table/DataTable";
import { TableFooter } from "../../../ui/table/TableFooter";
import { DeskToolbar } from "./DeskToolbar";
import { deskColumns } from "./deskColumns";
import { EmptyDesk } from "./EmptyDesk";
import type { DeskPlace, DeskState } from "./useDesk";

const SPOKEN: Record<Direction, SortState["direction"]> = { asc: "ascending", desc: "descending" };

export type DeskTableProps = { caption: string; desk: Desk; state: DeskState; place: DeskPlace };

/** The list itself: one row for each piece of data that is assigned to the auditor. */
export function DeskTable({ caption, desk, state, place }: DeskTableProps) {
  const { change, sortBy, clear } = state;
  const { pagination } = desk;
  return (
    <DataTable
      caption={caption}
      columns={deskColumns(desk)}
      rows={desk.rows}
      rowKey={(row) => row.id}
      sort={{ key: desk.sort, direction: SPOKEN[desk.direction] }}
      onSort={(key) => sortBy(key, desk)}
      actionsLabel="Actions"
      actionsLang="en"
      cardsBelow="69rem"
      rowActions={(row) => (
        <LinkButton to={paths.auditor.detail(row.id)} size="small" icon={Eye}>
          Lihat
        </LinkButton>
      )}
      toolbar={<DeskToolbar desk={desk} state={state} place={place} />}
      empty={<EmptyDesk isFiltered={desk.isFiltered} isLimited={desk.isLimited} onClear={clear} />}
      footer={
        <TableFooter
          showing={pagination.showing}
          pageSize={{
            value: pagination.pageSize,
            options: desk.pageSizes,
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
  );
}
