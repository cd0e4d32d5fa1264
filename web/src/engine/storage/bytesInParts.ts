type Bytes = Uint8Array<ArrayBuffer>;

/** True for binary data. Values from the database can be anything. */
export const isBytes = (value: unknown): value is Bytes =>
  value instanceof Uint8Array && value.buffer instanceof ArrayBuffer;

/**
 * Bytes in the parts in which they arrived: joining half a gigabyte would copy it and double the memory. Parts may
 * still arrive; `length` is the final length. Parts are never changed.
 */
export class BytesInParts {
  readonly parts: readonly Bytes[];
  readonly length: number;

  constructor(parts: readonly Bytes[], length = parts.reduce((sum, part) => sum + part.length, 0)) {
    this.parts = parts;
    this.length = length;
  }

  /** All bytes in pieces of at most `most`, each inside one part; includes parts that arrive meanwhile. */
  *pieces(most: number): Generator<Bytes> {
    for (const part of this.parts)
      for (let at = 0; at < part.length; at += most) yield part.subarray(at, at + most);
  }

  /** A range in one piece, in a buffer of its own: a whole part, or a copy. */
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

  /** All bytes in one piece. */
  joined(): Bytes {
    return this.between(0, this.length);
  }
}

/** Joins bytes in parts; other values stay. */
export const inOnePiece = (bytes: unknown): unknown =>
  bytes instanceof BytesInParts ? bytes.joined() : bytes;
