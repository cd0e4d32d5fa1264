import type { DataSubject } from "../../engine";
import styles from "./GridTable.module.css";
import type { GridColumn } from "./gridColumns";
import { gridTexts } from "./texts";
import { type RowsFound, useFigures } from "./usePreparedRows";

export type GridTotalsProps = {
  subject: DataSubject;
  found: RowsFound;
  columns: readonly GridColumn[];
  /** The number of rows in the total; `undefined` for the whole table. */
  part: number | undefined;
};

/** The totals of the matching rows, under the columns that add up. */
export function GridTotals({ subject, found, columns, part }: GridTotalsProps) {
  const figures = useFigures(subject, found);
  const sums = new Map(figures?.map(({ column, sum }) => [column, sum]));
  if (figures !== undefined && ![...sums.values()].some(Boolean)) return null;
  const label = figures === undefined ? gridTexts.adding : gridTexts.total(part);
  return (
    <tfoot className={styles.foot}>
      <tr>
        {columns.map(({ place, isNumber }) =>
          place === 0 && sums.get(place) === undefined ? (
            <th key={place} scope="row" className={styles.cell} title={label}>
              {label}
            </th>
          ) : (
            <td key={place} className={styles.cell} data-number={isNumber || undefined}>
              {sums.get(place)}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
