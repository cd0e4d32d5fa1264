import styles from "./DataGrid.module.css";
import { recordCountTexts } from "./texts";

export type RecordCountProps = {
  matching: number;
  total: number;
  isSearching: boolean;
  isSorting: boolean;
};

/** 'n records', the total if a search omits some, and a note while searching or sorting. */
export function RecordCount({ matching, total, isSearching, isSorting }: RecordCountProps) {
  return (
    <p className={styles.count}>
      <span role="status">
        <span lang="en">{recordCountTexts.records(matching)}</span>
        {matching < total && ` ${recordCountTexts.outOf(total)}`}
        {isSearching && ` · ${recordCountTexts.searching}`}
      </span>
      {/* Outside the live region: `SortSaid` announces the new order. */}
      {isSorting && ` · ${recordCountTexts.sorting}`}
    </p>
  );
}
