import { BytesInParts, isBytes } from "./bytesInParts";
import type { Reading, Writing } from "./idbConnection";
import type { Coming } from "./journalStore";

/** Steps inside a transaction, for bytes of any length. */

/**
 * Longer values are stored in parts of this size. The browser copies a value in one go: more than a second for half a
 * gigabyte, 20 ms for a part.
 */
export const PART = 8 * 1024 * 1024;

/** Owner of parts: a snapshot's number, or a key in `meta`. */
type Owner = number | string;

/** Replaces bytes that are stored in parts. */
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

// In IndexedDB numbers sort before texts and arrays.
const partsOf = (owner: Owner) => IDBKeyRange.bound([owner], [owner, []]);
const ofSnapshots = (before = Number.POSITIVE_INFINITY) =>
  IDBKeyRange.bound([Number.NEGATIVE_INFINITY], [before], false, true);

/** Stores long bytes as parts, replacing earlier ones. Returns the value for the record itself. */
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

/** Deletes the parts of snapshots before this one, or of all. */
export const dropParts = (transaction: Writing, before?: number) =>
  transaction.objectStore("parts").delete(ofSnapshots(before));

/** Short bytes as `BytesInParts`; for long ones, the reference to their parts. */
export const asItLies = (value: unknown): unknown =>
  isBytes(value) ? new BytesInParts([value]) : value;

/** The bytes of a stored value; `undefined` if parts are missing or invalid. */
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
    // Requests the next part while this one is processed.
    if (index < count) next = store.get([owner, index]);
    if (!coming.take(part)) return undefined;
  }
  return coming.whole;
}

/** Joins arriving parts and reports each one. */
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

  /** Returns false if this cannot be the next part. */
  take(part: unknown): boolean {
    if (!isBytes(part) || this.#come + part.length > this.#most) return false;
    this.#parts.push(part);
    this.#come += part.length;
    this.#onComing?.(this.#bytes, this.#come);
    return true;
  }

  /** All parts; `undefined` if some are missing. */
  get whole(): BytesInParts | undefined {
    return this.#come === this.#bytes.length ? this.#bytes : undefined;
  }
}

/** Passes a value and its parts to `give` unchanged, and removes the parts from the store. */
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
