import { figure } from "../../core/figure";
import styles from "./DataGrid.module.css";

export type RecordCountProps = {
  matching: number;
  total: number;
  isSearching: boolean;
  isSorting: boolean;
};

/** 'n records', and of how many where a search leaves some out; and that they are being looked for, or sorted. */
export function RecordCount({ matching, total, isSearching, isSorting }: RecordCountProps) {
  return (
    <p role="status" className={styles.count}>
      <span lang="en">{figure(matching)} records</span>
      {matching < total && ` dari ${figure(total)}`}
      {isSearching && " · mencari..."}
      {isSorting && " · mengurutkan..."}
    </p>
  );
}
