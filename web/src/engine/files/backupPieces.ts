/** So much of a file is held in memory at a time. */
const PIECE = 1024 * 1024;

/** How far a long work is, from 0 to 1, and whether somebody has called it off. */
export interface Watch {
  signal: AbortSignal;
  progress: (share: number) => void;
}

/** Reads a file piece by piece; throws if it cannot be read any more, or was called off. */
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

/** Tells the share of `total` that has been done; called with what has come since. */
export function meter({ progress }: Watch, total: number): (more: number) => void {
  let done = 0;
  return (more) => {
    done += more;
    progress(total === 0 ? 1 : done / total);
  };
}
