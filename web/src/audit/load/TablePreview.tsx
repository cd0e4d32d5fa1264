import type { ColumnKind, FieldError, IntakePreview } from "../../core/pkg/portal_core";
import { problemText } from "../../core/refusalText";
import { ColumnHead } from "./ColumnHead";
import { isNumber } from "./columnKinds";
import type { ChosenKinds } from "./loaded";
import styles from "./TablePreview.module.css";

export type TablePreviewProps = {
  preview: IntakePreview;
  kinds: ChosenKinds;
  errors: readonly FieldError[];
  onKind: (column: number, kind: ColumnKind | undefined) => void;
};

/** The first rows of a table that is not stored yet; each column says how it is understood, or asks. */
export function TablePreview({ preview, kinds, errors, onKind }: TablePreviewProps) {
  const { columns, rows, records } = preview;
  const questions = new Map(
    errors.flatMap((error) =>
      error.problem.problem === "ambiguous" ? [[error.problem.header, problemText(error)]] : [],
    ),
  );
  const shown = columns.map(
    (column, index) => kinds[index] ?? (column.isAmbiguous ? undefined : column.kind),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label="Pratinjau" tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {records > rows.length ? `${rows.length} baris pertama` : "Semua baris"}
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <ColumnHead
                key={column.header}
                column={column}
                kind={shown[index]}
                error={questions.get(column.header)}
                onKind={(kind) => onKind(index, kind)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and do not move
            <tr key={number}>
              {row.map((text, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  key={index}
                  data-number={isNumber(shown[index]) || undefined}
                  dir="auto"
                  title={text}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
