import { useRef } from "react";
import type { ColumnKind, IntakePreview } from "../../engine";
import { ColumnHead } from "./ColumnHead";
import { isNumber } from "./columnKinds";
import type { ChosenKinds } from "./loaded";
import { NumberQuestion } from "./NumberQuestion";
import { ReplacedBytes } from "./ReplacedBytes";
import styles from "./TablePreview.module.css";
import { previewTexts } from "./texts";

export type TablePreviewProps = {
  preview: IntakePreview;
  kinds: ChosenKinds;
  /** Sets the interpretation of columns, by index; `undefined` unsets it. */
  onKinds: (columns: readonly number[], kind: ColumnKind | undefined) => void;
};

/** The first rows of an unsaved table. Each column shows its interpretation or asks for one. */
export function TablePreview({ preview, kinds, onKinds }: TablePreviewProps) {
  const { columns, rows, records } = preview;
  const scroller = useRef<HTMLElement>(null);
  const shown = columns.map(
    (column, index) => kinds[index] ?? (column.isAmbiguous ? undefined : column.kind),
  );
  const open = columns.flatMap((column, index) =>
    shown[index] === undefined ? [{ column, index }] : [],
  );

  function answer(kind: ColumnKind) {
    // The question disappears together with its focused button.
    scroller.current?.focus();
    onKinds(
      open.map(({ index }) => index),
      kind,
    );
  }

  return (
    <div className={styles.frame}>
      {open.length > 0 && (
        <NumberQuestion columns={open.map(({ column }) => column)} onAnswer={answer} />
      )}
      <ReplacedBytes lines={preview.replacedLines} />
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={previewTexts.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        tabIndex={0}
      >
        <table className={styles.table}>
          <caption className={styles.caption}>
            {records > rows.length ? previewTexts.firstRows(rows.length) : previewTexts.allRows}
          </caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <ColumnHead
                  key={column.header}
                  column={column}
                  kind={shown[index]}
                  onKind={(kind) => onKinds([index], kind)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids and do not move
              <tr key={number}>
                {row.map((text, index) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
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
    </div>
  );
}
