import { useRef } from "react";
import { type ColumnKind, type FieldError, type LoadedColumn, useView } from "../../engine";
import { ColumnHead } from "./ColumnHead";
import { type ColumnChoices, orderedColumns, setKinds } from "./columnChoices";
import { DoubtQuestion } from "./DoubtQuestion";
import type { LoadedTable } from "./loaded";
import styles from "./TablePreview.module.css";
import { previewTexts } from "./texts";

export type TablePreviewProps = {
  loaded: LoadedTable;
  columns: ColumnChoices;
  errors: readonly FieldError[];
  onColumns: (columns: ColumnChoices) => void;
};

const DOUBTS = ["numberForm", "dayOrder"] as const;

/** The first rows of an unsaved table, read as chosen. Each column shows its choices or asks for one. */
export function TablePreview({ loaded, columns: choices, errors, onColumns }: TablePreviewProps) {
  const { content, preview } = loaded;
  const kinds = preview.headers.map((_, column) => choices.kinds[column]);
  const missing = preview.headers.map((_, column) => choices.missing[column]);
  const answer = useView("loadedTable", { content, kinds, missing });
  const scroller = useRef<HTMLElement>(null);
  if (answer.kind !== "ok") return null;
  const { columns, rows } = answer.value;
  const order = orderedColumns(columns.length, choices);

  function decide(decided: readonly number[], kind: ColumnKind | undefined) {
    // The question disappears together with its focused button.
    scroller.current?.focus();
    onColumns(setKinds(choices, decided, kind));
  }

  const open = (doubt: (typeof DOUBTS)[number]) =>
    columns.flatMap((column, place) =>
      isOpen(column, place, choices) && column.doubt?.about === doubt ? [{ column, place }] : [],
    );

  return (
    <div className={styles.frame}>
      {DOUBTS.map((doubt) => (
        <DoubtQuestion key={doubt} open={open(doubt)} onAnswer={decide} />
      ))}
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={previewTexts.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        tabIndex={0}
      >
        <table className={styles.table}>
          <caption className={styles.caption}>
            {preview.records > rows.length
              ? previewTexts.firstRows(rows.length)
              : previewTexts.allRows}
          </caption>
          <thead>
            <tr>
              {order.map((place) => {
                const column = columns[place];
                return (
                  column && (
                    <ColumnHead
                      key={place}
                      column={column}
                      place={place}
                      choices={choices}
                      count={columns.length}
                      errors={errors}
                      onColumns={onColumns}
                    />
                  )
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids and do not move
              <tr key={number}>
                {order.map((place) => (
                  <td
                    key={place}
                    data-number={columns[place]?.isNumber || undefined}
                    data-left-out={choices.leftOut.includes(place) || undefined}
                    dir="auto"
                    title={row[place]}
                  >
                    {row[place]}
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

/** True for a column in doubt that is stored and that the user has not decided. */
const isOpen = (column: LoadedColumn, place: number, { kinds, leftOut }: ColumnChoices) =>
  column.doubt !== undefined && kinds[place] === undefined && !leftOut.includes(place);
