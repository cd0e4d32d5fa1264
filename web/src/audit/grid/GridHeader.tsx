import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { memo } from "react";
import type { Direction } from "../../engine";
import styles from "./GridTable.module.css";
import type { GridColumn } from "./gridColumns";

export type GridSort = { column: number; direction: Direction };

export type GridHeaderProps = {
  columns: readonly GridColumn[];
  sort: GridSort | undefined;
  onSort: (column: number) => void;
};

const ARROWS = { asc: ArrowUp, desc: ArrowDown } as const;
export const SPOKEN = { asc: "ascending", desc: "descending" } as const;

/** The sticky headings; pressing one sorts by it. */
export const GridHeader = memo(function GridHeader({ columns, sort, onSort }: GridHeaderProps) {
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
              className={styles.header}
              data-number={isNumber || undefined}
              aria-sort={direction ? SPOKEN[direction] : "none"}
            >
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
            </th>
          );
        })}
      </tr>
    </thead>
  );
});
