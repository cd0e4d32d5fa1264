import { type CSSProperties, type KeyboardEvent, type MouseEvent, type Ref, useMemo } from "react";
import type { TableRows } from "../../engine";
import { figure } from "../../platform/figure";
import { SortSaid } from "../../ui/table/SortSaid";
import { GridHeader, type GridHeaderProps, SPOKEN } from "./GridHeader";
import { GridPiece } from "./GridPiece";
import styles from "./GridTable.module.css";
import { type GridColumn, gridColumns } from "./gridColumns";
import { type GridWindow, PIECE } from "./gridWindow";
import type { RowRange } from "./rowRange";
import type { RowsQuery } from "./useGridRows";

/** A table of more columns than this is printed on its side. */
const MOST_UPRIGHT = 8;

export type GridTableProps = Omit<GridHeaderProps, "columns"> & {
  caption: string;
  query: RowsQuery;
  /** How many rows are listed. */
  matching: number;
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
  query,
  matching,
  sample,
  window: { pieces, before, after },
  selected,
  onRow,
  onKeyDown,
  onScroll,
  ref,
  ...header
}: GridTableProps) {
  const columns = useMemo(() => gridColumns(sample), [sample]);
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const sheet = columns.reduce((sum, { share }) => sum + share, 0);
  const first = pieces[0] ?? 0;
  const drawn = Math.min(pieces.length * PIECE, matching - first);

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
        data-wide={columns.length > MOST_UPRIGHT || undefined}
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
              <col key={column.place} style={styleOf(column, sheet)} />
            ))}
          </colgroup>
          <GridHeader columns={columns} {...header} />
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the scroll area has the keys, Shift with the arrows. */}
          <tbody onClick={press}>
            {before > 0 && <Space height={before} />}
            {pieces.map((first) => (
              <GridPiece
                key={first}
                query={query}
                first={first}
                columns={columns}
                selected={selected}
              />
            ))}
            {after > 0 && <Space height={after} />}
          </tbody>
        </table>
      </section>
      <SortSaid
        list={caption}
        column={columnNamed(columns, header.sort?.column)}
        direction={header.sort && SPOKEN[header.sort.direction]}
      />
      {drawn < matching && (
        <p className={styles.rest}>
          Tercetak: baris {figure(first + 1)}–{figure(first + drawn)} dari {figure(matching)}.
        </p>
      )}
    </>
  );
}

function columnNamed(columns: readonly GridColumn[], place: number | undefined) {
  const found = columns.find((column) => column.place === place);
  return found && { label: found.header };
}

type ColumnStyle = CSSProperties & Record<"--share", string>;

/**
 * The first column stays in sight while the others scroll under it, so it must leave them room on a small screen; on paper
 * each has its share of the `sheet`.
 */
const styleOf = ({ place, width, share }: GridColumn, sheet: number): ColumnStyle => ({
  inlineSize: place === 0 ? `min(${width}rem, 40vw)` : `${width}rem`,
  "--share": `${(100 * share) / sheet}%`,
});

function Space({ height }: { height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus.
    <tr className={styles.space} aria-hidden="true">
      <td style={{ blockSize: height }} />
    </tr>
  );
}
