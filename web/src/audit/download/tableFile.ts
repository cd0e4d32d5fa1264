import { type DataSubject, type ReadPiece, readView, type TableQuery } from "../../engine";

/** Which rows of a table, in which order. */
export type TableRowsWanted = Pick<TableQuery, "search" | "sort" | "direction">;

/** The CSV file of such rows (decisions §6). */
export const tableFile =
  (subject: DataSubject, rows: TableRowsWanted): ReadPiece =>
  (first, count) =>
    readView("tableCsv", { subject, ...rows, first, count });
