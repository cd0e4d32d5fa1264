import { download } from "../../platform/download";
import { nextTurn } from "../../platform/nextTurn";
import type { Answer, Refusal, SheetPiece } from "../../wasm/pkg/portal_core";
import { type WorkbookPart, writeWorkbook } from "./workbook";
import type { OnProgress, Written } from "./writeCsv";

/** Reads `count` rows of an Excel file from row `first`. */
export type ReadSheet = (first: number, count: number) => Answer<SheetPiece>;

/** The reason why an Excel file was not written. */
export type SheetProblem = wasm_bindgen.WriteProblem | { problem: "notLoaded" };

/** Rows per piece: a few ms of work, even with many columns. */
const PIECE_ROWS = 4_000;

/** The rest of the time goes into the file's compression, after the last row. */
const SHARE_OF_ROWS = 0.7;

/** Writes rows as an Excel file piece by piece, in a worker, so that the page stays responsive. */
export async function writeSheet(
  read: ReadSheet,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Written | { kind: "unwritten"; problem: SheetProblem }> {
  let refusal: Refusal | undefined;
  let fileName = "";

  async function* parts(): AsyncGenerator<WorkbookPart> {
    for (let next = 0; ; ) {
      const answer = read(next, PIECE_ROWS);
      if (answer.kind === "refused") {
        refusal = answer.refusal;
        return;
      }
      const { name, sheet, columns, cells, first, written, total } = answer.value;
      fileName = name;
      if (first === 0) yield { kind: "begin", sheet: { name: sheet, columns, rows: total } };
      if (written > first) yield { kind: "rows", cells };
      if (written >= total) return;
      next = written;
      onProgress((SHARE_OF_ROWS * written) / total);
      await nextTurn();
    }
  }

  const file = await writeWorkbook(parts(), signal).catch(() => undefined);
  if (refusal !== undefined) return { kind: "refused", refusal };
  if (file === undefined) return { kind: "unwritten", problem: { problem: "notLoaded" } };
  if (file.kind === "refused") return { kind: "unwritten", problem: file.problem };
  if (file.kind === "cancelled") return file;
  download(fileName, file.file);
  return { kind: "done", name: fileName };
}
