import { figure } from "../../core/figure";
import styles from "./DataGrid.module.css";

export type RecordCountProps = { matching: number; total: number };

/** 'n records', and of how many where a search leaves some out. */
export function RecordCount({ matching, total }: RecordCountProps) {
  return (
    <p role="status" className={styles.count}>
      <span lang="en">{figure(matching)} records</span>
      {matching < total && ` dari ${figure(total)}`}
    </p>
  );
}
