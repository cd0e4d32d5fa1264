import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { Column, SortState } from "./column";
import styles from "./SortHeader.module.css";

export type SortHeaderProps<Row> = {
  column: Column<Row>;
  sort: SortState | undefined;
  onSort: ((key: string) => void) | undefined;
};

/** A column's header; a button if the column can be sorted. The arrow always occupies its place. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const sortable = column.sortable === true && onSort !== undefined;
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const Arrow =
    direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown;

  return (
    <th
      role="columnheader"
      scope="col"
      className={styles.header}
      data-align={column.align}
      data-sortable={sortable || undefined}
      aria-sort={sortable ? (direction ?? "none") : undefined}
    >
      {sortable ? (
        <button type="button" className={styles.button} onClick={() => onSort(column.key)}>
          <span lang={column.lang}>{column.label}</span>
          <Arrow
            className={styles.arrow}
            data-idle={direction === undefined || undefined}
            aria-hidden="true"
          />
        </button>
      ) : (
        <span lang={column.lang}>{column.label}</span>
      )}
    </th>
  );
}
