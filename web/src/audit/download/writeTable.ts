import { nextTurn } from "../../core/nextTurn";
import type { CsvPiece, DataSubject, Refusal, TableQuery } from "../../core/pkg/portal_core";
import { readView } from "../../core/useView";
import { blobSink, type FileSink, openSink } from "./fileSink";

/** Which rows of a table, in which order. */
export type TableRowsWanted = Pick<TableQuery, "search" | "sort" | "direction">;

/** How much is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** What came of writing a table: 'failed' if the browser could not write the file. */
export type Written =
  | { kind: "done"; name: string }
  | { kind: "cancelled" }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "failed" };

/** Rows of one piece: a few milliseconds of work. */
const PIECE_ROWS = 20_000;

const CSV = "text/csv;charset=utf-8";

/** Writes the rows as a CSV file (decisions §6) piece by piece, so that the page stays responsive. */
export async function writeTable(
  subject: DataSubject,
  rows: TableRowsWanted,
  onProgress: OnProgress,
  signal: AbortSignal | undefined,
): Promise<Written> {
  const read = (first: number) =>
    readView("tableCsv", { subject, ...rows, first, count: PIECE_ROWS });
  const answer = read(0);
  if (answer.kind === "refused") return answer;
  const { name, written, total } = answer.value;
  // A file of one piece needs no question where to put it.
  const sink = written < total ? await openSink(name, CSV) : blobSink(name, CSV);
  if (sink === undefined) return { kind: "cancelled" };
  try {
    const failure = await pour(answer.value, read, sink, onProgress, signal);
    if (failure !== undefined) {
      await sink.abort();
      return failure;
    }
    await sink.close();
    return { kind: "done", name };
  } catch {
    return { kind: "failed" };
  }
}

/** Writes all pieces; what kept it from doing so, if anything did. */
async function pour(
  begin: CsvPiece,
  read: (first: number) => { kind: "ok"; value: CsvPiece } | { kind: "refused"; refusal: Refusal },
  sink: FileSink,
  onProgress: OnProgress,
  signal: AbortSignal | undefined,
): Promise<Written | undefined> {
  let piece = begin;
  for (;;) {
    if (signal?.aborted) return { kind: "cancelled" };
    await sink.write(new Uint8Array(piece.bytes));
    if (piece.written >= piece.total) return undefined;
    onProgress(piece.written / piece.total);
    await nextTurn();
    const answer = read(piece.written);
    if (answer.kind === "refused") return answer;
    piece = answer.value;
  }
}
