import { BytesInParts, isBytes } from "./bytesInParts";
import type { Reading, Writing } from "./idbConnection";
import type { Coming } from "./journalStore";

/** Steps inside a transaction, for bytes of any length. */

/**
 * What is longer lies in parts of this length: the browser copies a value all at once, which for the half gigabyte of a million
 * tickets takes more than a second, and for a part some 20 ms.
 */
export const PART = 8 * 1024 * 1024;

/** Whose parts they are: a snapshot's number, or a key in `meta`. */
type Owner = number | string;

/** Lies in the place of bytes whose parts lie elsewhere. */
export interface InParts {
  owner: Owner;
  count: number;
  length: number;
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

export function inPartsOf(value: unknown): InParts | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!("owner" in value && "count" in value && "length" in value)) return undefined;
  const { owner, count, length } = value;
  if (typeof owner !== "number" && typeof owner !== "string") return undefined;
  return isNumber(count) && isNumber(length) ? { owner, count, length } : undefined;
}

// Every number comes before every text and list.
const partsOf = (owner: Owner) => IDBKeyRange.bound([owner], [owner, []]);
const ofSnapshots = (before = Number.POSITIVE_INFINITY) =>
  IDBKeyRange.bound([Number.NEGATIVE_INFINITY], [before], false, true);

/** Stores the parts of what is long, in the place of any that were there; returns what is to lie in its own place. */
export async function putParts(
  transaction: Writing,
  owner: Owner,
  bytes: BytesInParts,
): Promise<unknown> {
  const parts = transaction.objectStore("parts");
  await parts.delete(partsOf(owner));
  const { length } = bytes;
  if (length <= PART) return bytes.joined();
  let count = 0;
  // One after another: together they would be copied in one task.
  for (let at = 0; at < length; at += PART) {
    await parts.put(bytes.between(at, Math.min(at + PART, length)), [owner, count]);
    count += 1;
  }
  return { owner, count, length } satisfies InParts;
}

/** The parts of snapshots before this one go, or of all. */
export const dropParts = (transaction: Writing, before?: number) =>
  transaction.objectStore("parts").delete(ofSnapshots(before));

/** What is short, as all bytes are handed around; in the place of what is long that which says where its parts are. */
export const asItLies = (value: unknown): unknown =>
  isBytes(value) ? new BytesInParts([value]) : value;

/** The bytes for which a value stands, whatever that is; undefined where parts are missing or are not what they should be. */
export async function bytesOf(
  transaction: Reading | Writing,
  value: unknown,
  onComing?: Coming,
): Promise<unknown> {
  const said = inPartsOf(value);
  if (said === undefined) return asItLies(value);
  const { owner, count } = said;
  const store = transaction.objectStore("parts");
  if ((await store.count(partsOf(owner))) !== count) return undefined;
  const coming = new ComingParts(said, onComing);
  let next = store.get([owner, 0]);
  for (let index = 1; index <= count; index += 1) {
    const part = await next;
    // The browser works on the next one while this one is read.
    if (index < count) next = store.get([owner, index]);
    if (!coming.take(part)) return undefined;
  }
  return coming.whole;
}

/** Puts parts together as they come, and tells of each. */
export class ComingParts {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  readonly #bytes: BytesInParts;
  readonly #onComing: Coming | undefined;
  readonly #most: number;
  #come = 0;

  constructor({ count, length }: InParts, onComing?: Coming) {
    this.#bytes = new BytesInParts(this.#parts, length);
    this.#most = Math.min(length, count * PART);
    this.#onComing = onComing;
  }

  /** False where this cannot be the next one. */
  take(part: unknown): boolean {
    if (!isBytes(part) || this.#come + part.length > this.#most) return false;
    this.#parts.push(part);
    this.#come += part.length;
    this.#onComing?.(this.#bytes, this.#come);
    return true;
  }

  /** All of them; undefined where some have not come. */
  get whole(): BytesInParts | undefined {
    return this.#come === this.#bytes.length ? this.#bytes : undefined;
  }
}

/** Takes a value and its parts out as they are, one after another. */
export async function takeOut(
  transaction: Writing,
  value: unknown,
  give: (piece: unknown) => Promise<unknown>,
): Promise<void> {
  await give(value);
  const said = inPartsOf(value);
  if (said === undefined) return;
  const parts = transaction.objectStore("parts");
  for (const key of await parts.getAllKeys(partsOf(said.owner))) {
    await give(await parts.get(key));
    await parts.delete(key);
  }
}
