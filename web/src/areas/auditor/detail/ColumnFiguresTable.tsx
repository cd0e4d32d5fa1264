import { useId } from "react";
import { useGridAddress } from "../../../audit/grid/useGridAddress";
import { queryOf, useFigures, usePreparedRows } from "../../../audit/grid/usePreparedRows";
import { type ColumnFigures, type DataSubject, useView } from "../../../engine";
import { DataTable } from "../../../ui/table/DataTable";
import styles from "./detail.module.css";
import { columnFiguresTexts } from "./texts";

const COLUMNS = [
  { key: "header", label: columnFiguresTexts.column, cell: (row: ColumnFigures) => row.header },
  {
    key: "count",
    label: columnFiguresTexts.count,
    align: "end",
    cell: (row: ColumnFigures) => row.count,
  },
  {
    key: "min",
    label: columnFiguresTexts.min,
    align: "end",
    cell: (row: ColumnFigures) => row.min,
  },
  {
    key: "max",
    label: columnFiguresTexts.max,
    align: "end",
    cell: (row: ColumnFigures) => row.max,
  },
  {
    key: "sum",
    label: columnFiguresTexts.sum,
    align: "end",
    cell: (row: ColumnFigures) => row.sum ?? "-",
  },
  {
    key: "mean",
    label: columnFiguresTexts.mean,
    align: "end",
    cell: (row: ColumnFigures) => row.mean,
  },
] as const;

/** Count, minimum, maximum, sum and mean of each numeric column (decisions §6), in the rows that the table shows. */
export function ColumnFiguresTable({ subject }: { subject: DataSubject }) {
  const headingId = useId();
  const { typed, filters } = useGridAddress();
  const { found } = usePreparedRows(subject, typed, filters);
  const rows = useView("tableRows", queryOf(subject, found));
  const figures = useFigures(subject, found);
  if (rows.kind === "refused" || rows.value.isLoading || rows.value.lost) return null;
  const { columns, matching, total } = rows.value;
  if (!columns.some(({ isNumber }) => isNumber)) return null;
  return (
    <section className={styles.figures} aria-labelledby={headingId}>
      <h2 id={headingId}>{columnFiguresTexts.title}</h2>
      {matching < total && (
        <p className={styles.part}>{columnFiguresTexts.part(matching, total)}</p>
      )}
      <DataTable
        caption={columnFiguresTexts.title}
        columns={COLUMNS}
        rows={figures ?? []}
        rowKey={(row) => String(row.column)}
        density="tight"
        empty={figures ? columnFiguresTexts.empty : columnFiguresTexts.adding}
      />
    </section>
  );
}
