import { ArrowDown, ArrowUp, ChevronsUpDown, ListFilter } from "lucide-react";
import { memo } from "react";
import type { Direction } from "../../engine";
import styles from "./GridTable.module.css";
import type { GridColumn } from "./gridColumns";
import { gridFilterTexts } from "./texts";

export type GridSort = { column: number; direction: Direction };

export type GridHeaderProps = {
  columns: readonly GridColumn[];
  sort: GridSort | undefined;
  onSort: (column: number) => void;
  /** Columns with a filter, separated by commas. */
  filtered: string;
  onFilter: (column: number, opener: HTMLElement) => void;
};

const ARROWS = { asc: ArrowUp, desc: ArrowDown } as const;
export const SPOKEN = { asc: "ascending", desc: "descending" } as const;

/** The sticky headings; pressing one sorts by it, and the button beside it filters. */
export const GridHeader = memo(function GridHeader({
  columns,
  sort,
  onSort,
  filtered,
  onFilter,
}: GridHeaderProps) {
  const withFilter = filtered.split(",");
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        {columns.map(({ place, header, isNumber }) => {
          const direction = sort?.column === place ? sort.direction : undefined;
          const Arrow = direction ? ARROWS[direction] : ChevronsUpDown;
          return (
            <th
              key={place}
              scope="col"
              // Otherwise the name of each cell's heading would have the words of both buttons.
              aria-label={header}
              className={styles.header}
              data-number={isNumber || undefined}
              aria-sort={direction ? SPOKEN[direction] : "none"}
            >
              <span className={styles.heads}>
                <button
                  type="button"
                  className={styles.sort}
                  title={header}
                  onClick={() => onSort(place)}
                >
                  <span className={styles.heading}>{header}</span>
                  <Arrow
                    className={styles.arrow}
                    data-idle={direction === undefined || undefined}
                    aria-hidden="true"
                  />
                </button>
                <button
                  type="button"
                  className={styles.filter}
                  title={gridFilterTexts.open(header)}
                  aria-label={gridFilterTexts.open(header)}
                  aria-pressed={withFilter.includes(String(place))}
                  aria-haspopup="dialog"
                  onClick={(event) => onFilter(place, event.currentTarget)}
                >
                  <ListFilter className={styles.arrow} aria-hidden="true" />
                </button>
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
});
