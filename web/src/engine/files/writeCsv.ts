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

type Joined = Exclude<Written, { kind: "done" }> | { kind: "done"; name: string; blob: Blob };

/** Writes rows as a CSV file and saves it. */
export async function writeCsv(
  read: ReadPiece,
  onProgress: OnProgress,
  signal: AbortSignal | undefined,
): Promise<Written> {
  const file = await joinCsv(read, onProgress, signal);
  if (file.kind !== "done") return file;
  download(file.name, file.blob);
  return { kind: "done", name: file.name };
}

/**
 * Makes a CSV file piece by piece, so that the page stays responsive. The browser keeps the pieces as Blobs until it
 * joins them.
 */
export async function joinCsv(
  read: ReadPiece,
  onProgress?: OnProgress,
  signal?: AbortSignal,
): Promise<Joined> {
  let pieces: Blob[] = [];
  for (let next = 0; ; ) {
    const answer = read(next, PIECE_ROWS);
    if (answer.kind === "refused") return answer;
    const { name, bytes, first, written, total } = answer.value;
    if (first === 0) pieces = [];
    pieces.push(new Blob([new Uint8Array(bytes)]));
    if (written >= total) {
      return { kind: "done", name, blob: new Blob(pieces, { type: CSV }) };
    }
    next = written;
    onProgress?.(written / total);
    await nextTurn();
    if (signal?.aborted) return { kind: "cancelled" };
  }
}
