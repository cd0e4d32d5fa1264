import type { ReactNode } from "react";
import type { DataSubject } from "../../engine";
import { CsvExportButton } from "../../shared/csv/CsvExportButton";
import { type TableRowsWanted, tableFile } from "./tableFile";

export type ExportButtonProps = {
  /** The button's label. */
  children: ReactNode;
  lang?: string | undefined;
  /** None while there is no table; `reason` says why then. */
  subject: DataSubject | undefined;
  rows: TableRowsWanted;
  reason?: string | undefined;
};

/** Exports a table as CSV. */
export const ExportButton = ({ subject, rows, ...button }: ExportButtonProps) => (
  <CsvExportButton read={subject && tableFile(subject, rows)} {...button} />
);
