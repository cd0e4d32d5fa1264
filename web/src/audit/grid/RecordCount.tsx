import styles from "./DataGrid.module.css";
import { recordCountTexts } from "./texts";

export type RecordCountProps = {
  matching: number;
  total: number;
  isSearching: boolean;
  isSorting: boolean;
  /** True on the administrator's query, where §2.8 quotes 'n records'. */
  isQuery: boolean;
};

/** The number of rows, the total if a search omits some, and a note while searching or sorting. */
export function RecordCount({
  matching,
  total,
  isSearching,
  isSorting,
  isQuery,
}: RecordCountProps) {
  return (
    <p className={styles.count}>
      <span role="status">
        {isQuery ? (
          <span lang="en">{recordCountTexts.records(matching)}</span>
        ) : (
          recordCountTexts.rows(matching)
        )}
        {matching < total && ` ${recordCountTexts.outOf(total)}`}
        {isSearching && ` · ${recordCountTexts.searching}`}
      </span>
      {/* Outside the live region: `SortSaid` announces the new order. */}
      {isSorting && ` · ${recordCountTexts.sorting}`}
    </p>
  );
}
