import { useRef } from "react";
import { useScrollStop } from "../ui/page/useScrollStop";
import { VisuallyHidden } from "../ui/page/VisuallyHidden";
import styles from "./PlainTable.module.css";
import { pagerTexts as texts } from "./texts";

type PlainColumn = { heading: string; isNumber?: boolean };

export type PlainTableProps = {
  caption: string;
  /** Also shows the caption above the table. */
  hasTitle?: boolean;
  columns: readonly PlainColumn[];
  rows: readonly (readonly string[])[];
};

/** A table as it is, which scrolls sideways if it is wider than the page. */
export function PlainTable({ caption, hasTitle = false, columns, rows }: PlainTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(box, texts.table(caption));
  return (
    <div className={styles.frame}>
      {hasTitle && (
        <p className={styles.title} aria-hidden="true">
          {caption}
        </p>
      )}
      <div ref={box} className={styles.scroller} {...stop}>
        <table className={styles.table}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              {[...columns.entries()].map(([at, { heading, isNumber }]) => (
                <th key={at} scope="col" data-number={isNumber || undefined}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows.entries()].map(([row, cells]) => (
              <tr key={row}>
                {[...columns.entries()].map(([at, { isNumber }]) => (
                  <td key={at} dir="auto" data-number={isNumber || undefined}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
