import type { DataSubject, TableQuery } from "../../wasm/pkg/portal_core";
import { readView } from "../../engine/core/useView";
import type { ReadPiece } from "../../engine/files/writeCsv";

/** Which rows of a table, in which order. */
export type TableRowsWanted = Pick<TableQuery, "search" | "sort" | "direction">;

/** The CSV file of such rows (decisions §6). */
export const tableFile =
  (subject: DataSubject, rows: TableRowsWanted): ReadPiece =>
  (first, count) =>
    readView("tableCsv", { subject, ...rows, first, count });
