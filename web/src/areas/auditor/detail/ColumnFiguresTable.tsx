import { useId } from "react";
import type { ColumnFigures } from "../../../engine";
import { DataTable } from "../../../ui/table/DataTable";
import styles from "./detail.module.css";

const COLUMNS = [
  { key: "header", label: "Kolom", cell: (row: ColumnFigures) => row.header },
  { key: "min", label: "Min", align: "end", cell: (row: ColumnFigures) => row.min },
  { key: "max", label: "Max", align: "end", cell: (row: ColumnFigures) => row.max },
  { key: "sum", label: "Jumlah", align: "end", cell: (row: ColumnFigures) => row.sum },
  { key: "mean", label: "Rata-rata", align: "end", cell: (row: ColumnFigures) => row.mean },
] as const;

/** Minimum, maximum, sum and mean of each numeric column (decisions §6). */
export function ColumnFiguresTable({ columns }: { columns: readonly ColumnFigures[] }) {
  const headingId = useId();
  return (
    <section className={styles.figures} aria-labelledby={headingId}>
      <h2 id={headingId}>Statistik kolom angka</h2>
      <DataTable
        caption="Statistik kolom angka"
        columns={COLUMNS}
        rows={columns}
        rowKey={(row) => row.header}
        density="tight"
        empty="Tidak ada kolom angka."
      />
    </section>
  );
}
