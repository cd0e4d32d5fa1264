import {
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useScrollStop } from "../page/useScrollStop";
import { VisuallyHidden } from "../page/VisuallyHidden";
import type { Column, SortState } from "./column";
import styles from "./DataTable.module.css";
import { type FoldedColumn, foldColumns } from "./foldColumns";
import { useRovingRows, useRowKeys } from "./rovingRows";
import {
  CHECK_ROOM,
  ChoiceStart,
  HeadCheck,
  RowCheck,
  type RowChoice,
  useRowChoice,
} from "./rowChoice";
import { followRowLink } from "./rowClick";
import { SecondLine } from "./SecondLine";
import { SortHeader } from "./SortHeader";
import { SortSaid } from "./SortSaid";
import { TableTools } from "./TableTools";
import { tableTexts as texts } from "./texts";

export type DataTableProps<Row> = {
  /** Name of the list for screen readers. */
  caption: string;
  lang?: string | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: SortState | undefined;
  /** Reports the column whose header was pressed; the caller decides the order. */
  onSort?: ((key: string) => void) | undefined;
  /** Checkboxes before the rows. */
  choice?: RowChoice<Row> | undefined;
  /** Buttons at the end of each row. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  actionsLabel?: string | undefined;
  actionsLang?: string | undefined;
  density?: "regular" | "tight" | undefined;
  /** The room in rem for the buttons of a row. */
  controls?: number | undefined;
  /** The number of these buttons, for their room where they are icons. */
  buttons?: 2 | 3 | undefined;
  search?: ReactNode;
  filters?: ReactNode;
  /** Number of filters in effect. */
  filtersSet?: number | undefined;
  /** At the end of the line with the search. */
  end?: ReactNode;
  /** Between the search and the rows. */
  below?: ReactNode;
  /** Count of entries, page size, pages. */
  footer?: ReactNode;
  /** Shown while there are no rows. */
  empty: ReactNode;
};

/**
 * A list as a table, on a phone as cards. Columns fold into others before they would be cut. It draws the given rows
 * in the given order. A click on a row follows its first link, and a row is one Tab stop.
 */
export function DataTable<Row>({
  caption,
  lang,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  choice,
  rowActions,
  actionsLabel = texts.actions,
  actionsLang,
  density = "regular",
  controls = 4,
  buttons = 2,
  search,
  filters,
  filtersSet,
  end,
  below,
  footer,
  empty,
}: DataTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(scroller, texts.region(caption));
  const body = useRef<HTMLTableSectionElement>(null);
  const { onKeyDown, ...roving } = useRovingRows(body);
  const choosing = useRowChoice(
    body,
    (place) => rows[place] && rowKey(rows[place]),
    choice?.onChoose,
  );
  useRowKeys(rows.length > 0);
  const [isOpen, setOpen] = useState(false);
  const isFixed = columns.every(({ least }) => least !== undefined);
  const room = useRoom(scroller);
  const beside = rowActions ? controls : 0;
  // In rem: the least width of the table, if as many columns fold as must.
  const roomy = choice && leastOf(foldColumns(columns, beside + CHECK_ROOM, room));
  const isTight = roomy !== undefined && room !== undefined && roomy + beside + CHECK_ROOM > room;
  const checks = isTight && !choice?.start.isOn ? undefined : choice;
  const start = isTight && rows.length > 0 && choice && <ChoiceStart {...choice.start} />;
  const reserved = beside + (checks ? CHECK_ROOM : 0);
  const all = useMemo(() => foldColumns(columns, reserved, room), [columns, reserved, room]);
  const layout = all
    .map(({ column, folded }) => [column, ...folded].map(({ key }) => key).join("+"))
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows redraw only if the layout changes, not the width.
  const shown = useMemo(() => all, [columns, layout]);
  const least = leastOf(shown) + reserved;
  const grows = Math.max(
    0,
    shown.findIndex(({ column }) => column.grows),
  );
  return (
    <div className={styles.frame}>
      {search && (
        <TableTools
          search={search}
          filters={filters}
          set={filtersSet}
          end={
            (start || end) && (
              <>
                {start}
                {end}
              </>
            )
          }
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
      {below}
      <div ref={scroller} className={styles.scroller} {...stop}>
        {/* Roles are explicit because cards change `display`, and some browsers then report other roles. */}
        <table
          role="table"
          className={styles.table}
          data-density={density}
          data-fixed={isFixed || undefined}
          data-choosing={(isTight && checks !== undefined) || undefined}
          data-sorts={(search !== undefined && !isOpen && rows.length > 0) || undefined}
          style={isFixed ? { minInlineSize: `${least}rem` } : undefined}
        >
          <VisuallyHidden as="caption" lang={lang}>
            {caption}
          </VisuallyHidden>
          <colgroup>
            {checks && (
              <col className={styles.checkColumn} style={{ inlineSize: `${CHECK_ROOM}rem` }} />
            )}
            {shown.map(({ column }, place) => (
              <col
                key={column.key}
                style={{
                  inlineSize: isFixed && place !== grows ? `${column.least}rem` : column.width,
                }}
              />
            ))}
            {rowActions && (
              <col
                className={styles.actionsColumn}
                data-buttons={buttons}
                style={isFixed ? { inlineSize: `${controls}rem` } : undefined}
              />
            )}
          </colgroup>
          <thead role="rowgroup" className={styles.head}>
            <tr role="row" className={styles.headRow}>
              {checks && rows.length > 0 && <HeadCheck {...checks.all} />}
              {checks && rows.length === 0 && <td role="cell" />}
              {shown.map(({ column, folded }) => (
                <SortHeader
                  key={column.key}
                  columns={[column, ...folded]}
                  sort={sort}
                  onSort={rows.length > 0 ? onSort : undefined}
                />
              ))}
              {rowActions && (
                <th
                  role="columnheader"
                  scope="col"
                  lang={actionsLang}
                  className={styles.actionsHeader}
                >
                  {actionsLabel}
                </th>
              )}
            </tr>
          </thead>
          <tbody
            ref={body}
            role="rowgroup"
            className={styles.body}
            {...roving}
            onChange={choosing?.onChange}
            onKeyDown={(event) => {
              if (choosing?.onKeyDown(event)) event.preventDefault();
              else onKeyDown(event);
            }}
          >
            {rows.map((row) => (
              <KeptRow
                key={rowKey(row)}
                row={row}
                columns={shown}
                checkLabel={checks?.label}
                isChosen={choice?.isChosen(row) ?? false}
                rowActions={rowActions}
              />
            ))}
          </tbody>
        </table>
      </div>
      {onSort && (
        <SortSaid
          list={caption}
          column={columns.find(({ key }) => key === sort?.key)}
          direction={sort?.direction}
        />
      )}
      {rows.length === 0 && <div className={styles.empty}>{empty}</div>}
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

type DataRowProps<Row> = Pick<DataTableProps<Row>, "rowActions"> & {
  row: Row;
  columns: readonly FoldedColumn<Row>[];
  checkLabel: RowChoice<Row>["label"] | undefined;
  isChosen: boolean;
};

function DataRow<Row>({ row, columns, checkLabel, isChosen, rowActions }: DataRowProps<Row>) {
  return (
    <tr
      role="row"
      className={styles.row}
      data-chosen={isChosen || undefined}
      onClick={followRowLink}
    >
      {checkLabel && <RowCheck label={checkLabel(row)} isChosen={isChosen} />}
      {columns.map(({ column, folded }) => (
        <td
          key={column.key}
          role="cell"
          className={styles.cell}
          data-align={column.align}
          data-label={column.label}
        >
          {column.cell(row)}
          {(column.under || folded.length > 0) && (
            <SecondLine row={row} lead={column.under?.(row)} columns={folded} />
          )}
        </td>
      ))}
      {rowActions && (
        <td role="cell" className={styles.actions}>
          {rowActions(row)}
        </td>
      )}
    </tr>
  );
}

/** Redraws a row only if the row, its columns or its controls changed. */
const KeptRow = memo(DataRow) as typeof DataRow;

const leastOf = <Row,>(shown: readonly FoldedColumn<Row>[]) =>
  shown.reduce((sum, { column }) => sum + (column.least ?? 0), 0);

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The width of a box in rem; `undefined` until it is measured. */
function useRoom(box: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const measured = box.current;
    if (measured === null) return;
    const measure = () =>
      setRoom(measured.clientWidth > 0 ? measured.clientWidth / rem() : undefined);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
