import type { ReactNode } from "react";
import { type DataSubject, type ReadPiece, readView, type TableQuery } from "../../engine";
import { CsvExportButton } from "../../shared/csv/CsvExportButton";

export type ExportButtonProps = {
  children: ReactNode;
  lang?: string | undefined;
  /** `undefined` while there is no table; `reason` then says why. */
  subject: DataSubject | undefined;
  rows: TableRowsWanted;
  reason?: string | undefined;
};

export const ExportButton = ({ subject, rows, ...button }: ExportButtonProps) => (
  <CsvExportButton read={subject && tableFile(subject, rows)} {...button} />
);

type TableRowsWanted = Pick<TableQuery, "search" | "sort" | "direction">;

export const tableFile =
  (subject: DataSubject, rows: TableRowsWanted): ReadPiece =>
  (first, count) =>
    readView("tableCsv", { subject, ...rows, first, count });
