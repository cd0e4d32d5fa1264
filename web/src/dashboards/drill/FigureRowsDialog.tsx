import { ListFilter } from "lucide-react";
import { Link } from "react-router-dom";
import {
  type FigureQuery,
  type FigureRows,
  type FilterQuery,
  readView,
  refusalText,
  useSession,
  useView,
} from "../../engine";
import { ExportMenu } from "../../shared/export/ExportMenu";
import { TICKET_PATH } from "../../shared/ticketPath";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import { rowsTexts as texts } from "../texts";
import { wholeExport } from "../widget/exportRows";
import { uniqueKeys } from "../widget/uniqueKeys";
import styles from "./FigureRows.module.css";

export type FigureRowsDialogProps = {
  query: FigureQuery;
  onFilter: (filters: FilterQuery) => void;
  onClose: () => void;
};

/** The rows behind a figure, as far as the reader may see them, and the offer to filter by it. */
export function FigureRowsDialog({ query, onFilter, onClose }: FigureRowsDialogProps) {
  const answer = useView("figureRows", query);
  const rows = answer.kind === "ok" ? answer.value : undefined;
  const filter = rows?.filter;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={rows?.title ?? texts.title}
      footer={
        (filter || rows?.mayTakeOut) && (
          <>
            {filter && (
              <Button
                icon={ListFilter}
                onClick={() => {
                  onFilter(filter.filters);
                  onClose();
                }}
              >
                {texts.filterBy(filter.value)}
              </Button>
            )}
            {rows?.mayTakeOut && (
              <ExportMenu
                label={texts.download}
                rows={wholeExport(
                  () => readView("figureRowsCsv", query),
                  () => readView("figureRowsSheet", query),
                )}
              />
            )}
          </>
        )
      }
    >
      {answer.kind === "refused" && <Notice text={refusalText(answer.refusal)} />}
      {rows && (
        <>
          <p className={styles.count}>{rows.counted}</p>
          {rows.notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
          {rows.rows.length > 0 && <RowsTable {...withoutGroup(rows, query)} />}
        </>
      )}
    </Dialog>
  );
}

type Table = Pick<FigureRows, "columns" | "rows" | "areTickets">;

/** Leaves out the column of the group, which the title names, unless several columns repeat that name. */
function withoutGroup({ columns, rows, areTickets }: Table, { group, series }: FigureQuery): Table {
  const repeats = (name: string | undefined) => {
    const same = columns.flatMap((_, at) =>
      at > 0 && rows.every((cells) => cells[at] === name) ? at : [],
    );
    return same.length === 1 ? same : [];
  };
  const left = [...repeats(group), ...repeats(series)];
  const kept = <T,>(cells: readonly T[]) => cells.filter((_, at) => !left.includes(at));
  return { columns: kept(columns), rows: rows.map(kept), areTickets };
}

function RowsTable({ columns, rows, areTickets }: Table) {
  const { role } = useSession();
  const columnKeys = uniqueKeys(columns.map(({ label }) => label));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section className={styles.scroller} aria-label={texts.title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={columnKeys[at]} scope="col" data-number={column.isNumber || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, at) => (
                <td key={columnKeys[at]} data-number={columns[at]?.isNumber || undefined}>
                  {areTickets && at === 0 ? <Link to={TICKET_PATH[role](cell)}>{cell}</Link> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
