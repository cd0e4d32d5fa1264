import { type KeyboardEvent, type MouseEvent, type Ref, useMemo } from "react";
import { figure } from "../../core/figure";
import type { TableRows } from "../../core/pkg/portal_core";
import { GridHeader, type GridHeaderProps } from "./GridHeader";
import { GridRow } from "./GridRow";
import styles from "./GridTable.module.css";
import { type GridColumn, gridColumns } from "./gridColumns";
import type { GridWindow } from "./gridWindow";
import { holds, type RowRange } from "./rowRange";

export type GridTableProps = Omit<GridHeaderProps, "columns"> & {
  caption: string;
  /** The rows of the window. */
  view: TableRows;
  /** Rows by which the widths of the columns are chosen. */
  sample: TableRows;
  window: GridWindow;
  selected: RowRange | undefined;
  /** Told which row was pressed, where rows can be chosen. */
  onRow?: ((row: number, event: MouseEvent) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onScroll: () => void;
  ref: Ref<HTMLElement>;
};

/** A table of which only the rows in sight are drawn, and room is left for the others. */
export function GridTable({
  caption,
  view: { matching, first, rows },
  sample,
  window: { before, after },
  selected,
  onRow,
  onKeyDown,
  onScroll,
  ref,
  ...header
}: GridTableProps) {
  const columns = useMemo(() => gridColumns(sample), [sample]);
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const placed = rows.map((cells, offset) => ({ index: first + offset, cells }));
  const isPart = rows.length < matching;

  function press(event: MouseEvent<HTMLTableSectionElement>) {
    if (!(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>("tr[data-row]")?.dataset.row;
    if (row !== undefined) onRow?.(Number(row), event);
  }

  return (
    <>
      <section
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be in reach of the keyboard.
        tabIndex={0}
        aria-label={caption}
        className={styles.scroller}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <table
          className={styles.table}
          style={{ minInlineSize: `${whole}rem` }}
          aria-label={caption}
          aria-rowcount={matching + 1}
        >
          <colgroup>
            {columns.map((column) => (
              <col key={column.place} style={{ inlineSize: widthOf(column) }} />
            ))}
          </colgroup>
          <GridHeader columns={columns} {...header} />
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the scroll area has the keys, Shift with the arrows. */}
          <tbody onClick={press}>
            {before > 0 && <Space height={before} />}
            {placed.map(({ index, cells }) => (
              <GridRow
                key={index}
                index={index}
                cells={cells}
                columns={columns}
                isSelected={holds(selected, index)}
              />
            ))}
            {after > 0 && <Space height={after} />}
          </tbody>
        </table>
      </section>
      {isPart && (
        <p className={styles.rest}>
          Tercetak: baris {figure(first + 1)}–{figure(first + rows.length)} dari {figure(matching)}.
        </p>
      )}
    </>
  );
}

/** The first column stays in sight while the others scroll under it, so it must leave them room on a small screen. */
function widthOf({ place, width }: GridColumn): string {
  return place === 0 ? `min(${width}rem, 40vw)` : `${width}rem`;
}

function Space({ height }: { height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus.
    <tr className={styles.space} aria-hidden="true">
      <td style={{ blockSize: height }} />
    </tr>
  );
}
