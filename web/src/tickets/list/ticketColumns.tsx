import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ColumnKey, Label, TicketList, TicketListQuery, TicketRow } from "../../engine";
import { ClampText } from "../../ui/table/ClampText";
import type { Column } from "../../ui/table/column";
import { TicketPriority } from "../status/TicketPriority";
import { TicketStatus } from "../status/TicketStatus";
import { fromList } from "./listOrigin";
import { Summary } from "./Summary";
import styles from "./ticketColumns.module.css";

export type CellContext = {
  ticketPath: (id: string) => string;
  query: TicketListQuery;
  label: Label | undefined;
  onLabel: (id: string | undefined) => void;
};

type Cell = { width?: string; cell: (row: TicketRow, context: CellContext) => ReactNode };

const CELLS: Record<ColumnKey, Cell> = {
  requester: { width: "19%", cell: (row) => <ClampText text={row.requester} /> },
  code: {
    width: "7rem",
    cell: (row, { ticketPath, query }) => (
      <Link to={ticketPath(row.id)} state={fromList(query)} className={styles.code}>
        {row.id}
      </Link>
    ),
  },
  summary: { cell: (row, context) => <Summary row={row} context={context} /> },
  status: { width: "8rem", cell: (row) => <TicketStatus status={row.status} /> },
  statusPriority: {
    width: "13rem",
    cell: (row) => (
      <span className={styles.pair}>
        <TicketStatus status={row.status} />
        <TicketPriority priority={row.priority} />
      </span>
    ),
  },
  priority: { width: "8rem", cell: (row) => <TicketPriority priority={row.priority} /> },
  returnedBy: { width: "9.5rem", cell: (row) => <ClampText text={row.returnedBy} /> },
  returnReason: { width: "13rem", cell: (row) => <ClampText text={row.returnReason} lines={3} /> },
  updated: {
    width: "8.5rem",
    cell: (row) => (
      <span className={styles.updated} title={row.updatedExactly}>
        {row.updated}
      </span>
    ),
  },
};

export function ticketColumns(
  columns: TicketList["columns"],
  context: CellContext,
): Column<TicketRow>[] {
  return columns.map(({ key, label, isEnglish }) => ({
    key,
    label,
    lang: isEnglish ? "en" : undefined,
    sortable: true,
    width: CELLS[key].width,
    cell: (row) => CELLS[key].cell(row, context),
  }));
}
