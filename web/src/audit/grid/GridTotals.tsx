import { useView } from "../../engine";
import styles from "./GridTable.module.css";
import type { GridColumn } from "./gridColumns";
import { gridTexts } from "./texts";
import type { RowsQuery } from "./useGridRows";

export type GridTotalsProps = { query: RowsQuery; columns: readonly GridColumn[] };

/** The totals of the matching rows, under the columns that add up. */
export function GridTotals({ query, columns }: GridTotalsProps) {
  const answer = useView("tableTotals", { ...query, sort: undefined, first: 0, count: 0 });
  if (answer.kind === "refused" || !answer.value.some(Boolean)) return null;
  const totals = answer.value;
  return (
    <tfoot className={styles.foot}>
      <tr>
        {columns.map(({ place, isNumber }) =>
          place === 0 && totals[place] === undefined ? (
            <th key={place} scope="row" className={styles.cell}>
              {gridTexts.total}
            </th>
          ) : (
            <td key={place} className={styles.cell} data-number={isNumber || undefined}>
              {totals[place]}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
