import { memo, type ReactNode, useRef } from "react";
import { useScrollStop } from "../page/useScrollStop";
import { VisuallyHidden } from "../page/VisuallyHidden";
import type { Column, SortState } from "./column";
import styles from "./DataTable.module.css";
import { useRovingRows, useRowKeys } from "./rovingRows";
import { followRowLink } from "./rowClick";
import { SortHeader } from "./SortHeader";
import { SortSaid } from "./SortSaid";

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
  /** Buttons at the end of each row. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  actionsLabel?: string | undefined;
  actionsLang?: string | undefined;
  density?: "regular" | "compact" | "tight" | undefined;
  /** CSS width that the columns need; in less room the rows become cards. */
  cardsBelow?: string | undefined;
  /** Search and filters. */
  toolbar?: ReactNode;
  /** Count of entries, page size, pages. */
  footer?: ReactNode;
  /** Shown while there are no rows. */
  empty: ReactNode;
};

/**
 * A list as a table, or as cards if there is too little room for its columns. It draws the given rows in the given
 * order. A click on a row follows its first link, and a row is one Tab stop.
 */
export function DataTable<Row>({
  caption,
  lang,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  rowActions,
  actionsLabel = "Aksi",
  actionsLang,
  density = "regular",
  cardsBelow = "37.5rem",
  toolbar,
  footer,
  empty,
}: DataTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(scroller, `Tabel: ${caption}`);
  const body = useRef<HTMLTableSectionElement>(null);
  const roving = useRovingRows(body);
  useRowKeys(rows.length > 0);
  return (
    <div className={styles.frame}>
      {toolbar && <div className={styles.toolbar}>{toolbar}</div>}
      {/* In container queries 1em is the font size, which carries the width below which rows become cards. */}
      <div ref={scroller} className={styles.scroller} style={{ fontSize: cardsBelow }} {...stop}>
        {/* Roles are explicit because cards change `display`, and some browsers then report other roles. */}
        <table role="table" className={styles.table} data-density={density}>
          <VisuallyHidden as="caption" lang={lang}>
            {caption}
          </VisuallyHidden>
          <colgroup>
            {columns.map((column) => (
              <col
                key={column.key}
                style={column.width ? { inlineSize: column.width } : undefined}
              />
            ))}
            {rowActions && <col className={styles.actionsColumn} />}
          </colgroup>
          <thead role="rowgroup" className={styles.head}>
            <tr role="row" className={styles.headRow}>
              {columns.map((column) => (
                <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
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
          <tbody ref={body} role="rowgroup" className={styles.body} {...roving}>
            {rows.map((row) => (
              <KeptRow key={rowKey(row)} row={row} columns={columns} rowActions={rowActions} />
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

type DataRowProps<Row> = Pick<DataTableProps<Row>, "columns" | "rowActions"> & { row: Row };

function DataRow<Row>({ row, columns, rowActions }: DataRowProps<Row>) {
  return (
    <tr role="row" className={styles.row} onClick={followRowLink}>
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          className={styles.cell}
          data-align={column.align}
          data-label={column.label}
        >
          {column.cell(row)}
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
