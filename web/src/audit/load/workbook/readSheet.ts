import { looksLikeWorkbook, openWorkbook, unreadableFile } from "../../../engine";
import { type LoadedTable, type Unfit, unfit, type WorkbookFacts } from "../loaded";
import { readTable, type StructureChoices } from "../readTable";
import { workbookProblemText, workbookTexts } from "./texts";

/** True for an Excel or ODS file by its bytes; Word documents begin alike and are told apart by their names. */
export const isWorkbook = async (file: File): Promise<boolean> =>
  !/\.docx?$/i.test(file.name) && looksLikeWorkbook(file).catch(() => false);

/** Reads one sheet of a workbook as a table. Returns `undefined` if cancelled. */
export async function readSheet(
  file: File,
  choices: StructureChoices,
  onShare: (share: number | undefined) => void,
  signal: AbortSignal,
): Promise<LoadedTable | Unfit | undefined> {
  const book = await openWorkbook(file, signal).catch(() => undefined);
  if (book === undefined) return unfit(file.name, workbookTexts.noReader);
  if (book.kind === "cancelled") return undefined;
  if (book.kind === "refused") return unfit(file.name, problemOf(book.problem));
  const { sheets } = book;
  const usual = sheets.findIndex(({ isHidden, rows }) => !isHidden && rows > 0);
  const chosen = choices.sheet ?? Math.max(usual, 0);
  const range = choices.range?.trim() || undefined;
  const sheet = await book.read(chosen, range);
  book.close();
  if (sheet.kind === "cancelled") return undefined;
  if (sheet.kind === "refused") {
    const workbook = { sheets, chosen, range, warnings: [] };
    return { ...unfit(file.name, problemOf(sheet.problem)), workbook };
  }
  const { csv, firstRow, warnings } = sheet;
  const workbook: WorkbookFacts = { sheets, chosen, range, warnings };
  // Empty lines in front make the lines of the table those of the sheet.
  const lines = new File(["\n".repeat(firstRow - 1), csv], file.name);
  const form = { ...choices, encoding: "utf8", delimiter: ",", hasBackslashes: false } as const;
  const table = await readTable(lines, { ...form, numbers: "indonesian" }, onShare, signal);
  return table && { ...table, workbook, ...(table.kind === "table" ? { source: file } : {}) };
}

const problemOf = (problem: Parameters<typeof workbookProblemText>[0]): string =>
  problem.problem === "unreadable" ? unreadableFile : workbookProblemText(problem);
