import { figure } from "../../core/figure";
import styles from "./DataGrid.module.css";

export type RecordCountProps = { matching: number; total: number; isSorting: boolean };

/** 'n records', and of how many where a search leaves some out; and that they are being sorted. */
export function RecordCount({ matching, total, isSorting }: RecordCountProps) {
  return (
    <p role="status" className={styles.count}>
      <span lang="en">{figure(matching)} records</span>
      {matching < total && ` dari ${figure(total)}`}
      {isSorting && " · mengurutkan..."}
    </p>
  );
}
