import { download } from "../../platform/download";
import { nextTurn } from "../../platform/nextTurn";
import type { Answer, CsvPiece, Refusal } from "../../wasm/pkg/portal_core";

/** Reads `count` rows of a file from row `first`. */
export type ReadPiece = (first: number, count: number) => Answer<CsvPiece>;

/** Reports the finished share, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Result of writing a file. */
export type Written =
  | { kind: "done"; name: string }
  | { kind: "cancelled" }
  | { kind: "refused"; refusal: Refusal };

/** Rows per piece: a few ms of work, even with many columns. */
const PIECE_ROWS = 4_000;

const CSV = "text/csv;charset=utf-8";

/**
 * Writes rows as a CSV file piece by piece, so that the page stays responsive. The browser keeps the pieces as Blobs
 * until it joins them.
 */
export async function writeCsv(
  read: ReadPiece,
  onProgress: OnProgress,
  signal: AbortSignal | undefined,
): Promise<Written> {
  let pieces: Blob[] = [];
  for (let next = 0; ; ) {
    const answer = read(next, PIECE_ROWS);
    if (answer.kind === "refused") return answer;
    const { name, bytes, first, written, total } = answer.value;
    if (first === 0) pieces = [];
    pieces.push(new Blob([new Uint8Array(bytes)]));
    if (written >= total) {
      download(name, new Blob(pieces, { type: CSV }));
      return { kind: "done", name };
    }
    next = written;
    onProgress(written / total);
    await nextTurn();
    if (signal?.aborted) return { kind: "cancelled" };
  }
}
