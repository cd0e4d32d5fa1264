import { memo } from "react";
import styles from "./GridTable.module.css";
import type { GridColumn } from "./gridColumns";

/** Longer cells are likely to be cut: their whole text is in the tooltip. */
const SHORT = 12;

export type GridRowProps = {
  /** Its place among the rows shown, counted from 0. */
  index: number;
  cells: readonly string[];
  columns: readonly GridColumn[];
  isSelected: boolean;
};

/** One row; drawn again only when it reads differently. */
export const GridRow = memo(function GridRow({ index, cells, columns, isSelected }: GridRowProps) {
  return (
    <tr
      className={styles.row}
      aria-rowindex={index + 2}
      data-row={index}
      data-selected={isSelected || undefined}
    >
      {columns.map(({ place, isNumber }) => {
        const text = cells[place] ?? "";
        return (
          <td
            key={place}
            className={styles.cell}
            data-number={isNumber || undefined}
            title={text.length > SHORT ? text : undefined}
          >
            {text}
          </td>
        );
      })}
    </tr>
  );
});
