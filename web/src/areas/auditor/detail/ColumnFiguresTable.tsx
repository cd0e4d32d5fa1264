import { useId } from "react";
import type { ColumnFigures } from "../../../engine";
import { DataTable } from "../../../ui/table/DataTable";
import styles from "./detail.module.css";
import { columnFiguresTexts } from "./texts";

const COLUMNS = [
  { key: "header", label: columnFiguresTexts.column, cell: (row: ColumnFigures) => row.header },
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
    cell: (row: ColumnFigures) => row.sum,
  },
  {
    key: "mean",
    label: columnFiguresTexts.mean,
    align: "end",
    cell: (row: ColumnFigures) => row.mean,
  },
] as const;

/** Minimum, maximum, sum and mean of each numeric column (decisions §6). */
export function ColumnFiguresTable({ columns }: { columns: readonly ColumnFigures[] }) {
  const headingId = useId();
  return (
    <section className={styles.figures} aria-labelledby={headingId}>
      <h2 id={headingId}>{columnFiguresTexts.title}</h2>
      <DataTable
        caption={columnFiguresTexts.title}
        columns={COLUMNS}
        rows={columns}
        rowKey={(row) => row.header}
        density="tight"
        empty={columnFiguresTexts.empty}
      />
    </section>
  );
}
