import { type WorkbookReply, WorkbookWorker } from "./workbookWorker";

export type WorkbookProblem = wasm_bindgen.WorkbookProblem;
export type WorkbookSheet = wasm_bindgen.SheetInfo;
export type WorkbookWarning = wasm_bindgen.Warning;
type Refused = { kind: "refused"; problem: WorkbookProblem };
type Cancelled = { kind: "cancelled" };

/** A sheet as CSV in the form that `readCsvFile` reads, with the facts about it. */
type SheetRead = ({ kind: "read"; csv: Blob } & wasm_bindgen.SheetFacts) | Refused | Cancelled;

/** An open workbook, which occupies memory until it is closed. */
interface OpenWorkbook {
  kind: "opened";
  /** In the order of the workbook, hidden sheets included. */
  sheets: wasm_bindgen.SheetInfo[];
  /** Reads a sheet, counted from 0, or a range of it such as `A3:H200`. */
  read: (sheet: number, range?: string) => Promise<SheetRead>;
  close: () => void;
}

const refused = (reply: WorkbookReply): Refused =>
  reply.kind === "refused" ? reply : { kind: "refused", problem: { problem: "unreadable" } };

/** Size of the signatures below. */
const SIGNATURE = 8;
const SIGNATURES = ["504b0304", "d0cf11e0a1b11ae1"];

/** True if a file begins like a workbook, whatever its name is. Archives and Word documents begin like this too. */
export async function looksLikeWorkbook(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, SIGNATURE).arrayBuffer());
  const hex = Array.from(start, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return SIGNATURES.some((signature) => hex.startsWith(signature));
}

/**
 * Opens a workbook (xlsx, xlsm, xlsb, xls, ods) by its contents. Aborting `signal` closes it, also later. Rejects if the
 * module cannot be loaded.
 */
export async function openWorkbook(
  file: Blob,
  signal: AbortSignal,
): Promise<OpenWorkbook | Refused | Cancelled> {
  const worker = await WorkbookWorker.start(signal);
  const reply = await worker.ask({ kind: "open", file });
  if (reply === undefined) return { kind: "cancelled" };
  if (reply.kind !== "opened") {
    worker.end();
    return refused(reply);
  }
  return {
    kind: "opened",
    sheets: reply.sheets,
    read: (sheet, range) => readSheet(worker, sheet, range),
    close: () => worker.end(),
  };
}

async function readSheet(
  worker: WorkbookWorker,
  sheet: number,
  range: string | undefined,
): Promise<SheetRead> {
  const reply = await worker.ask({ kind: "read", sheet, range });
  if (reply === undefined) return { kind: "cancelled" };
  return reply.kind === "read" ? { kind: "read", csv: reply.csv, ...reply.facts } : refused(reply);
}

/** Result of writing a workbook. */
type WorkbookWritten =
  | { kind: "written"; file: Blob }
  | { kind: "refused"; problem: wasm_bindgen.WriteProblem }
  | Cancelled;

/** A part of a workbook that is being written. */
export type WorkbookPart =
  /** Begins the file, again if there were parts before. */
  | { kind: "begin"; sheet: wasm_bindgen.SheetSpec }
  /** The cells of one row after those of the other, with a NUL between two cells. */
  | { kind: "rows"; cells: string };

/**
 * Writes a sheet as xlsx. Cells are in canonical form: numbers such as `-1234.56`, percent as shown, dates such as
 * `2026-02-03` and `2026-02-03 10:00:00`; an empty text is an empty cell, and U+0001 before a text keeps it text.
 * Rejects if the module cannot be loaded.
 */
export async function writeWorkbook(
  parts: Iterable<WorkbookPart> | AsyncIterable<WorkbookPart>,
  signal: AbortSignal,
): Promise<WorkbookWritten> {
  const worker = await WorkbookWorker.start(signal);
  try {
    let reply: WorkbookReply | undefined = { kind: "ready" };
    for await (const part of parts) {
      reply = await worker.ask(part);
      if (reply?.kind !== "ready") break;
    }
    if (reply?.kind === "ready") reply = await worker.ask({ kind: "finish" });
    if (reply === undefined) return { kind: "cancelled" };
    if (reply.kind === "written") return reply;
    const problem = reply.kind === "unwritten" ? reply.problem : { problem: "failed" as const };
    return { kind: "refused", problem };
  } finally {
    worker.end();
  }
}
