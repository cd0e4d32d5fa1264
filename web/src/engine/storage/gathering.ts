import { BytesInParts } from "./bytesInParts";
import { PART } from "./longBytes";

/** Joins arriving pieces into parts of the stored size. */
export class Gathering {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  /** Bytes that do not fill a part yet. */
  #rest = new BytesInParts([]);

  add(piece: Uint8Array<ArrayBuffer>): void {
    const come = new BytesInParts([...this.#rest.parts, piece]);
    let at = 0;
    for (; at + PART <= come.length; at += PART) this.#parts.push(come.between(at, at + PART));
    this.#rest = at === 0 ? come : new BytesInParts([come.between(at, come.length)]);
  }

  /** Everything that has arrived. */
  gathered(): BytesInParts {
    const isOver = this.#rest.length === 0;
    return new BytesInParts(isOver ? this.#parts : [...this.#parts, this.#rest.joined()]);
  }
}
