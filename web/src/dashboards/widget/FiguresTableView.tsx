import { useRef } from "react";
import type { FiguresTable } from "../../engine";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import type { FigurePlace } from "../drill/openFigure";
import { chartTexts, widgetTexts as texts } from "../texts";
import styles from "./FiguresTableView.module.css";
import { uniqueKeys } from "./uniqueKeys";
import { useWholeRows } from "./useWholeRows";

export type FiguresTableViewProps = {
  figures: FiguresTable;
  title: string;
  onOpen?: ((place: FigurePlace) => void) | undefined;
};

/** Labels of at most this many letters never wrap, so that their column needs no width of its own. */
const LONGEST_CODE = 8;

export function FiguresTableView({ figures, title, onOpen }: FiguresTableViewProps) {
  const scroller = useRef<HTMLElement>(null);
  useWholeRows(scroller);
  const columnKeys = uniqueKeys(figures.columns);
  const rowKeys = uniqueKeys(figures.rows.map((row) => row.label));
  const hasCodes = figures.rows.every(({ label }) => label.length <= LONGEST_CODE);
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={texts.table(title)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
      tabIndex={0}
    >
      <table className={styles.table} data-codes={hasCodes || undefined}>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{figures.dimension}</th>
            {figures.columns.map((column, at) => (
              <th key={columnKeys[at]} scope="col" className={styles.number}>
                <Heading text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.rows.map((row, at) => (
            <tr key={rowKeys[at]} className={styles.row} data-rest={row.isRest || undefined}>
              <th scope="row" className={styles.label}>
                {onOpen && row.cells.some(({ value }) => value) ? (
                  <button
                    type="button"
                    className={styles.open}
                    aria-label={texts.openRows(row.label)}
                    onClick={() => onOpen({ group: row.label })}
                  >
                    {row.label}
                  </button>
                ) : (
                  row.label
                )}
              </th>
              {row.cells.map((cell, column) => (
                <td key={columnKeys[column]} className={styles.number}>
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {figures.total && (
          <tfoot className={styles.foot}>
            <tr>
              <th scope="row">{chartTexts.total}</th>
              {figures.total.map((text, column) => (
                <td key={columnKeys[column]} className={styles.number}>
                  {text}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** 'Rata-rata' must not break at its hyphen: a narrow heading would take a line for each half. */
const Heading = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
