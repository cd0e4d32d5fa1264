import { memo, type ReactNode, useRef } from "react";
import { useScrollStop } from "../page/useScrollStop";
import { VisuallyHidden } from "../page/VisuallyHidden";
import type { Column, SortState } from "./column";
import styles from "./DataTable.module.css";
import { followRowLink } from "./rowClick";
import { SortHeader } from "./SortHeader";
import { SortSaid } from "./SortSaid";

export type DataTableProps<Row> = {
  /** What the table lists; read aloud, not shown. */
  caption: string;
  lang?: string | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: SortState | undefined;
  /** Told which column's header was pressed; what order follows is for the caller to say. */
  onSort?: ((key: string) => void) | undefined;
  /** Controls at the end of each row. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  actionsLabel?: string | undefined;
  actionsLang?: string | undefined;
  density?: "regular" | "compact" | "tight" | undefined;
  /** What its columns need: a CSS width, and where there is less the rows become cards. */
  cardsBelow?: string | undefined;
  /** Search, filters and the like. */
  toolbar?: ReactNode;
  /** Count of entries, page size, pages. */
  footer?: ReactNode;
  /** Stands in for the rows while there are none. */
  empty: ReactNode;
};

/**
 * A list as a table, and as cards where its place is too narrow for its columns. It draws the rows it is given, in the order it is given them. The first
 * link of a row takes the clicks on the whole row.
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
  return (
    <div className={styles.frame}>
      {toolbar && <div className={styles.toolbar}>{toolbar}</div>}
      {/* To the queries of a container, 1em is its font size: here the width below which there are cards. */}
      <div ref={scroller} className={styles.scroller} style={{ fontSize: cardsBelow }} {...stop}>
        {/* The roles are written out because cards change `display`, and with it what some browsers report. */}
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
          <tbody role="rowgroup" className={styles.body}>
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

/** A row is drawn again when it has changed, or what its columns and controls are made with. */
const KeptRow = memo(DataRow) as typeof DataRow;
