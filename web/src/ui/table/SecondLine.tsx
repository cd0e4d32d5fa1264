import type { ReactNode } from "react";
import { VisuallyHidden } from "../page/VisuallyHidden";
import type { Column } from "./column";
import styles from "./SecondLine.module.css";

type SecondLineProps<Row> = { row: Row; lead: ReactNode; columns: readonly Column<Row>[] };

/** A lead and folded columns in a small line under a cell. */
export function SecondLine<Row>({ row, lead, columns }: SecondLineProps<Row>) {
  return (
    <div className={styles.second} data-second="">
      {lead && (
        <span className={styles.part} data-lead="">
          {lead}
        </span>
      )}
      {columns.map(({ key, label, lang, cell, brief = cell }) => {
        const content = brief(row);
        return (
          content !== null && (
            <span key={key} className={styles.part}>
              <VisuallyHidden lang={lang}>{label}: </VisuallyHidden>
              {content}
            </span>
          )
        );
      })}
    </div>
  );
}
