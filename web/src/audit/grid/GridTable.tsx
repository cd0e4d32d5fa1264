import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useMemo,
} from "react";
import type { TableRows } from "../../engine";
import { SortSaid } from "../../ui/table/SortSaid";
import { GridHeader, type GridHeaderProps, SPOKEN } from "./GridHeader";
import { GridPiece } from "./GridPiece";
import styles from "./GridTable.module.css";
import { GridTotals } from "./GridTotals";
import { type GridColumn, gridColumns } from "./gridColumns";
import { type GridWindow, PIECE } from "./gridWindow";
import type { RowRange } from "./rowRange";
import { gridTexts } from "./texts";
import type { RowsQuery } from "./useGridRows";
import { useHasMore } from "./useHasMore";
import type { RowsFound } from "./usePreparedRows";

/** A table with more columns is printed in landscape. */
const MOST_UPRIGHT = 8;

export type GridTableProps = Omit<GridHeaderProps, "columns"> & {
  caption: string;
  query: RowsQuery;
  found: RowsFound;
  matching: number;
  total: number;
  /** The rows that determine the column widths. */
  sample: TableRows;
  window: GridWindow;
  selected: RowRange | undefined;
  onRow?: ((row: number, event: MouseEvent) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onScroll: () => void;
  ref: RefObject<HTMLElement | null>;
};

/** A table that draws only the rows in view and leaves space for the others. */
export function GridTable({
  caption,
  query,
  found,
  matching,
  total,
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

  const hasMore = useHasMore(ref);

  function press(event: MouseEvent<HTMLTableSectionElement>) {
    if (!(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>("tr[data-row]")?.dataset.row;
    if (row !== undefined) onRow?.(Number(row), event);
  }

  return (
    <div className={styles.frame} data-more={hasMore || undefined}>
      <section
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
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
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the scroll area handles the keys, Shift with the arrows. */}
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
          <GridTotals
            subject={query.subject}
            found={found}
            columns={columns}
            part={matching < total ? matching : undefined}
          />
        </table>
      </section>
      <SortSaid
        list={caption}
        column={columnNamed(columns, header.sort?.column)}
        direction={header.sort && SPOKEN[header.sort.direction]}
      />
      {drawn < matching && (
        <p className={styles.rest}>{gridTexts.printed(first + 1, first + drawn, matching)}</p>
      )}
    </div>
  );
}

function columnNamed(columns: readonly GridColumn[], place: number | undefined) {
  const found = columns.find((column) => column.place === place);
  return found && { label: found.header };
}

type ColumnStyle = CSSProperties & Record<"--share", string>;

/** The first column is sticky, so on a small screen it must leave room. On paper each column has its share of `sheet`. */
const styleOf = ({ place, width, share }: GridColumn, sheet: number): ColumnStyle => ({
  inlineSize: place === 0 ? `min(${width}rem,40vw)` : `${width}rem`,
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
