import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ColumnKey, Label, TicketList, TicketListQuery, TicketRow } from "../../engine";
import { ClampText } from "../../ui/table/ClampText";
import type { Column } from "../../ui/table/column";
import { SlaLeft } from "../sla/SlaLeft";
import { TicketPriority } from "../status/TicketPriority";
import { TicketStatus } from "../status/TicketStatus";
import { fromList } from "./listOrigin";
import { Summary } from "./Summary";
import styles from "./ticketColumns.module.css";

export type CellContext = {
  ticketPath: (id: string) => string;
  query: TicketListQuery;
  secondLines: TicketList["secondLines"];
  label: Label | undefined;
  onLabel: (id: string | undefined) => void;
};

type Cell = Pick<Column<TicketRow>, "least" | "grows" | "folds"> & {
  cell: (row: TicketRow, context: CellContext) => ReactNode;
  brief?: (row: TicketRow) => ReactNode;
};

/** A fact about a return; '-' says nothing in a second line. */
const known = (text: string) => (text === "-" ? null : text);

const CELLS: Record<ColumnKey, Cell> = {
  requester: {
    least: 13.5,
    folds: { into: "summary", rank: 2 },
    cell: (row) => <ClampText text={row.requester} />,
    brief: (row) => row.requester,
  },
  code: {
    least: 7.5,
    folds: { into: "summary", rank: 5 },
    cell: (row, { ticketPath, query }) => (
      <Link to={ticketPath(row.id)} state={fromList(query)} className={styles.code}>
        {row.id}
      </Link>
    ),
  },
  summary: {
    least: 16.75,
    grows: true,
    cell: (row, context) => <Summary row={row} context={context} />,
  },
  status: {
    least: 9.5,
    cell: (row) => <TicketStatus status={row.status} />,
  },
  statusPriority: {
    least: 14.5,
    cell: (row) => (
      <span className={styles.pair}>
        <TicketStatus status={row.status} />
        <TicketPriority priority={row.priority} />
      </span>
    ),
  },
  priority: {
    least: 8.5,
    cell: (row) => <TicketPriority priority={row.priority} />,
  },
  returnedBy: {
    least: 13,
    folds: { into: "summary", rank: 4 },
    cell: (row) => <ClampText text={row.returnedBy} />,
    brief: (row) => known(row.returnedBy),
  },
  returnReason: {
    least: 11,
    folds: { into: "returnedBy", rank: 1 },
    cell: (row) => <ClampText text={row.returnReason} lines={3} />,
    brief: (row) => known(row.returnReason),
  },
  sla: {
    least: 10.5,
    folds: { into: "summary", rank: 4 },
    cell: ({ sla }) => (sla === undefined ? "-" : <SlaLeft clock={sla} stacked />),
    brief: ({ sla }) => (sla === undefined ? null : <SlaLeft clock={sla} />),
  },
  updated: {
    least: 9,
    folds: { into: "summary", rank: 3 },
    cell: (row) => (
      <span className={styles.updated} title={row.updatedExactly}>
        {row.updated}
      </span>
    ),
  },
  category: {
    least: 8,
    folds: { into: "summary", rank: 6 },
    cell: (row) => row.category,
    brief: (row) => row.category,
  },
  assignee: {
    least: 9,
    cell: (row) => <bdi title={row.assignee}>{row.assignee}</bdi>,
  },
  department: {
    least: 11,
    folds: { into: "summary", rank: 7 },
    cell: ({ department }) => <ClampText text={department ?? "-"} />,
    brief: ({ department }) => department ?? null,
  },
  created: {
    least: 11,
    folds: { into: "summary", rank: 8 },
    cell: (row) => <span className={styles.updated}>{row.created}</span>,
    brief: (row) => row.created,
  },
  lastAnswer: {
    least: 9,
    cell: ({ answered }) =>
      answered === undefined ? null : (
        <span title={`${answered.by} ${answered.age} (${answered.exactly})`}>{answered.by}</span>
      ),
  },
};

/** The cells that show a column in their second line. */
const ABOVE: Partial<Record<ColumnKey, readonly ColumnKey[]>> = {
  assignee: ["status", "statusPriority", "priority"],
  lastAnswer: ["updated"],
};

export function ticketColumns(
  columns: TicketList["columns"],
  context: CellContext,
): Column<TicketRow>[] {
  const above = (key: ColumnKey) => columns.find((other) => ABOVE[key]?.includes(other.key));
  const folds = (key: ColumnKey, into = above(key)) =>
    context.secondLines.includes(key) && into ? { folds: { into: into.key, rank: 0 } } : {};
  return columns.map(({ key, label, isEnglish }) => ({
    key,
    label,
    lang: isEnglish ? "en" : undefined,
    sortable: true,
    ...CELLS[key],
    ...folds(key),
    cell: (row) => CELLS[key].cell(row, context),
  }));
}
