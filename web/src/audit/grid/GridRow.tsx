import { memo } from "react";
import styles from "./GridTable.module.css";
import type { GridColumn } from "./gridColumns";

export type GridRowProps = {
  /** The index among the matching rows, counted from 0. */
  index: number;
  cells: readonly string[];
  columns: readonly GridColumn[];
  isSelected: boolean;
};

/** On paper, texts up to this many characters stay on one line, such as dates and codes. */
const MOST_WHOLE = 12;

const isWhole = (text: string) => text.length <= MOST_WHOLE && !text.includes(" ");

/** One row. It is redrawn only if its content changes. */
export const GridRow = memo(function GridRow({ index, cells, columns, isSelected }: GridRowProps) {
  return (
    <tr
      className={styles.row}
      aria-rowindex={index + 2}
      data-row={index}
      data-selected={isSelected || undefined}
    >
      {columns.map(({ place, isNumber, characters }) => {
        const text = cells[place] ?? "";
        return (
          <td
            key={place}
            className={styles.cell}
            data-number={isNumber || undefined}
            data-whole={isWhole(text) || undefined}
            title={text.length > characters ? text : undefined}
          >
            {text}
          </td>
        );
      })}
    </tr>
  );
});
