import { figure } from "../../platform/figure";
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
    <p className={styles.count}>
      <span role="status">
        <span lang="en">{figure(matching)} records</span>
        {matching < total && ` dari ${figure(total)}`}
        {isSearching && " · mencari..."}
      </span>
      {/* Outside of what is said aloud: the new order is said by itself. */}
      {isSorting && " · mengurutkan..."}
    </p>
  );
}
