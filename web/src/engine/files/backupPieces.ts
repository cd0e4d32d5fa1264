/** Bytes of a file in memory at a time. */
const PIECE = 1024 * 1024;

/** Progress from 0 to 1, and cancellation. */
export interface Watch {
  signal: AbortSignal;
  progress: (share: number) => void;
}

/** Reads a file piece by piece. Throws if it cannot be read or was cancelled. */
export async function* piecesOf(
  file: Blob,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < file.size; at += PIECE) {
    const piece = new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
    signal.throwIfAborted();
    yield piece;
  }
}

/** Returns a function that adds finished work and reports the share of `total`. */
export function meter({ progress }: Watch, total: number): (more: number) => void {
  let done = 0;
  return (more) => {
    done += more;
    progress(total === 0 ? 1 : done / total);
  };
}
