import { figure } from "../../platform/figure";
import styles from "./DataGrid.module.css";

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
        <span lang="en">{figure(matching)} records</span>
        {matching < total && ` dari ${figure(total)}`}
        {isSearching && " · mencari..."}
      </span>
      {/* Outside the live region: `SortSaid` announces the new order. */}
      {isSorting && " · mengurutkan..."}
    </p>
  );
}
