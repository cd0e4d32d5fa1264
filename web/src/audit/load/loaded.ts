import type {
  FileFacts,
  IntakePreview,
  Section,
  WorkbookSheet,
  WorkbookWarning,
} from "../../engine";
import type { PdfProblem } from "../../platform/pdf/openPdf";

export type LoadedTable = {
  kind: "table";
  /** The chosen file. */
  source: File;
  /** The text that is read and stored: the chosen file, or a sheet of it as CSV. */
  file: File;
  preview: IntakePreview;
  content: string;
  workbook?: WorkbookFacts | undefined;
};

/** A workbook and the sheet of it that was read. */
export type WorkbookFacts = {
  sheets: readonly WorkbookSheet[];
  chosen: number;
  range: string | undefined;
  warnings: readonly WorkbookWarning[];
};

export type LoadedDocument = {
  kind: "document";
  file: File;
  facts: FileFacts;
  sections: readonly Section[];
  /** Lines with undecodable bytes. */
  replacedLines: readonly number[];
  /** Pages of a PDF, or why it cannot be opened; it can be stored all the same. */
  pdf?: number | PdfProblem;
};

/** The reasons shown for a file that cannot be stored, and the number of all reasons. */
export type Unfit = {
  kind: "unfit";
  name: string;
  problems: readonly string[];
  count: number;
  /** Set for a table: another structure may fit. */
  preview?: IntakePreview | undefined;
  /** Set for a workbook: another sheet may fit. */
  workbook?: WorkbookFacts | undefined;
};

export type Loaded =
  | { kind: "none" }
  | { kind: "reading"; name: string; share: number | undefined }
  | LoadedTable
  | LoadedDocument
  | Unfit;

export const unfit = (name: string, ...problems: string[]): Unfit => ({
  kind: "unfit",
  name,
  problems,
  count: problems.length,
});
