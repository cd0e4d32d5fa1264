import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { Column, SortState } from "./column";
import styles from "./SortHeader.module.css";

export type SortHeaderProps<Row> = {
  /** The column, then those that its cells show in their second line. */
  columns: readonly Column<Row>[];
  sort: SortState | undefined;
  onSort: ((key: string) => void) | undefined;
};

/** A column's header; a button for each column that can be sorted. The arrow always occupies its place. */
export function SortHeader<Row>({ columns, sort, onSort }: SortHeaderProps<Row>) {
  const sortable = onSort ? columns.filter((column) => column.sortable) : [];
  const sorted = sortable.find(({ key }) => key === sort?.key);
  return (
    <th
      role="columnheader"
      scope="col"
      className={styles.header}
      data-align={columns[0]?.align}
      data-sortable={sortable.length > 0 || undefined}
      aria-sort={sortable.length > 0 ? (sorted ? sort?.direction : "none") : undefined}
    >
      <span className={styles.names}>
        {columns.map((column) => (
          <Name
            key={column.key}
            column={column}
            direction={column === sorted ? sort?.direction : undefined}
            onSort={column.sortable ? onSort : undefined}
          />
        ))}
      </span>
    </th>
  );
}

type NameProps<Row> = {
  column: Column<Row>;
  direction: SortState["direction"] | undefined;
  onSort: ((key: string) => void) | undefined;
};

function Name<Row>({ column: { key, label, lang }, direction, onSort }: NameProps<Row>) {
  if (onSort === undefined) return <span lang={lang}>{label}</span>;
  const Arrow =
    direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <button type="button" className={styles.button} onClick={() => onSort(key)}>
      <span lang={lang}>{label}</span>
      <Arrow
        className={styles.arrow}
        data-idle={direction === undefined || undefined}
        aria-hidden="true"
      />
    </button>
  );
}
