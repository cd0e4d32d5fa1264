import { download } from "../../core/download";
import { nextTurn } from "../../core/nextTurn";
import type { DataSubject, Refusal, TableQuery } from "../../core/pkg/portal_core";
import { readView } from "../../core/useView";

/** Which rows of a table, in which order. */
export type TableRowsWanted = Pick<TableQuery, "search" | "sort" | "direction">;

/** How much is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** What came of writing a table. */
export type Written =
  | { kind: "done"; name: string }
  | { kind: "cancelled" }
  | { kind: "refused"; refusal: Refusal };

/** Rows of one piece: a few milliseconds of work. */
const PIECE_ROWS = 10_000;

const CSV = "text/csv;charset=utf-8";

/**
 * Writes the rows as a CSV file (decisions §6) piece by piece, so that the page stays responsive. The browser keeps the pieces
 * as Blobs, outside the page's memory if it likes, until it saves them as one file.
 */
export async function writeTable(
  subject: DataSubject,
  rows: TableRowsWanted,
  onProgress: OnProgress,
  signal: AbortSignal | undefined,
): Promise<Written> {
  const pieces: Blob[] = [];
  for (let first = 0; ; ) {
    const answer = readView("tableCsv", { subject, ...rows, first, count: PIECE_ROWS });
    if (answer.kind === "refused") return answer;
    const { name, bytes, written, total } = answer.value;
    pieces.push(new Blob([new Uint8Array(bytes)]));
    if (written >= total) {
      download(name, new Blob(pieces, { type: CSV }));
      return { kind: "done", name };
    }
    first = written;
    onProgress(written / total);
    await nextTurn();
    if (signal?.aborted) return { kind: "cancelled" };
  }
}
