import { Eye } from "lucide-react";
import { useMemo } from "react";
import type { Desk, DeskRow } from "../../../engine";
import { ListFooter } from "../../../shared/ListFooter";
import { shownOrder } from "../../../shared/listOrder";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/action/LinkButton";
import { SearchField } from "../../../ui/form/SearchField";
import { VisuallyHidden } from "../../../ui/page/VisuallyHidden";
import { DataTable } from "../../../ui/table/DataTable";
import { DeskToolbar } from "./DeskToolbar";
import { deskColumns } from "./deskColumns";
import { EmptyDesk } from "./EmptyDesk";
import { deskTableTexts } from "./texts";
import type { DeskPlace, DeskState } from "./useDesk";

export type DeskTableProps = { caption: string; desk: Desk; state: DeskState; place: DeskPlace };

const openButton = (row: DeskRow) => (
  <LinkButton to={paths.auditor.detail(row.id)} size="small" icon={Eye}>
    {deskTableTexts.open}
    <VisuallyHidden> {row.name}</VisuallyHidden>
  </LinkButton>
);

export function DeskTable({ caption, desk, state, place }: DeskTableProps) {
  const { change, sortBy, clear } = state;
  const columns = useMemo(() => deskColumns(desk.columns), [desk.columns]);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={desk.rows}
      rowKey={(row) => row.id}
      sort={shownOrder(desk.sort, desk.direction)}
      onSort={(key) => sortBy(key, desk)}
      actionsLabel={deskTableTexts.actions}
      actionsLang="en"
      controls={7}
      rowActions={openButton}
      search={
        (desk.rows.length > 0 || desk.isFiltered) && (
          <SearchField
            label={deskTableTexts.search}
            placeholder={deskTableTexts.searchHint}
            value={state.typed}
            onChange={state.search}
          />
        )
      }
      filters={<DeskToolbar desk={desk} state={state} place={place} />}
      filtersSet={[desk.tahapan, desk.dataType, desk.status].filter(Boolean).length}
      empty={<EmptyDesk isFiltered={desk.isFiltered} isLimited={desk.isLimited} onClear={clear} />}
      footer={<ListFooter list={desk} change={change} />}
    />
  );
}
