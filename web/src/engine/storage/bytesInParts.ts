type Bytes = Uint8Array<ArrayBuffer>;

/** What was read from anywhere may be anything. */
export const isBytes = (value: unknown): value is Bytes =>
  value instanceof Uint8Array && value.buffer instanceof ArrayBuffer;

/**
 * Bytes in the parts in which they came: half a gigabyte in one piece would be copied once more, and need as much memory again.
 * Parts may still be coming; `length` is what there will be. Nobody changes what is there.
 */
export class BytesInParts {
  readonly parts: readonly Bytes[];
  readonly length: number;

  constructor(parts: readonly Bytes[], length = parts.reduce((sum, part) => sum + part.length, 0)) {
    this.parts = parts;
    this.length = length;
  }

  /** All of them, at most so many at a time, and none that lie in two parts; also those that come meanwhile. */
  *pieces(most: number): Generator<Bytes> {
    for (const part of this.parts)
      for (let at = 0; at < part.length; at += most) yield part.subarray(at, at + most);
  }

  /** Those from here to there in one piece, in memory that holds nothing else: a part that is just these, or a copy. */
  between(from: number, to: number): Bytes {
    const pieces: Bytes[] = [];
    let before = 0;
    for (const part of this.parts) {
      const piece = part.subarray(Math.max(0, from - before), Math.max(0, to - before));
      if (piece.length > 0) pieces.push(piece);
      before += part.length;
    }
    const [first, second] = pieces;
    const isAlone = second === undefined && first?.length === first?.buffer.byteLength;
    if (first !== undefined && isAlone) return first;
    const bytes = new Uint8Array(to - from);
    let at = 0;
    for (const piece of pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    return bytes;
  }

  /** All of them in one piece. */
  joined(): Bytes {
    return this.between(0, this.length);
  }
}

/** What lies somewhere in one piece, whatever it is. */
export const inOnePiece = (bytes: unknown): unknown =>
  bytes instanceof BytesInParts ? bytes.joined() : bytes;
