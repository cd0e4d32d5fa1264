import type { ColumnKind, FileFacts, IntakePreview, Section } from "../../engine";

/** A table that was read and can be stored. */
export type LoadedTable = { kind: "table"; file: File; preview: IntakePreview; content: string };

/** A document that was read and can be stored. */
export type LoadedDocument = {
  kind: "document";
  file: File;
  facts: FileFacts;
  sections: readonly Section[];
  /** Lines in which bytes are no text. */
  replacedLines: readonly number[];
};

/** Whether it is shown as the file that it is, without its text being read. */
export const isShownAsPdf = ({ file, sections }: LoadedDocument) =>
  sections.length === 0 && /\.pdf$/i.test(file.name);

/** Why a file cannot be stored: the reasons shown, and how many there are in all. */
export type Unfit = { kind: "unfit"; name: string; problems: readonly string[]; count: number };

/** What became of the file that was chosen. */
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

/** How columns are to be understood, by their number, where somebody said it. */
export type ChosenKinds = { [column: number]: ColumnKind };
