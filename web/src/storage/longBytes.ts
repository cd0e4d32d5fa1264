import type { Reading, Writing } from "./idbConnection";
import type { Coming } from "./journalStore";

/** Bytes of any length: steps inside a transaction, and the reading after it. */

/**
 * What is longer lies in parts of this length, each a blob: of those a transaction only gets hold. Their bytes are read after it, so
 * much at a time, while whoever wants them works. As values the browser would copy them all, twice and where the page waits.
 */
export const PART = 8 * 1024 * 1024;

/** Whose parts they are: a snapshot's number, or a key in `meta`. */
type Owner = number | string;

/** Lies in the place of bytes whose parts lie elsewhere. */
interface InParts {
  owner: Owner;
  count: number;
  length: number;
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

function inPartsOf(value: unknown): InParts | undefined {
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
  bytes: Uint8Array,
): Promise<unknown> {
  const parts = transaction.objectStore("parts");
  await parts.delete(partsOf(owner));
  if (bytes.length <= PART) return bytes;
  let count = 0;
  // One after another: together they would be copied in one task.
  for (let at = 0; at < bytes.length; at += PART) {
    await parts.put(new Blob([bytes.slice(at, at + PART)]), [owner, count]);
    count += 1;
  }
  return { owner, count, length: bytes.length } satisfies InParts;
}

/** The parts of snapshots before this one go, or of all. */
export const dropParts = (transaction: Writing, before?: number) =>
  transaction.objectStore("parts").delete(ofSnapshots(before));

/**
 * The value, or the blob of all its parts, to be read when the transaction is over; undefined where some are missing or are not what
 * they should be. An earlier version stored them as bytes.
 */
export async function joined(transaction: Reading | Writing, value: unknown): Promise<unknown> {
  const said = inPartsOf(value);
  if (said === undefined) return value;
  const { owner, count, length } = said;
  const store = transaction.objectStore("parts");
  if ((await store.count(partsOf(owner))) !== count) return undefined;
  const parts: BlobPart[] = [];
  for (let index = 0; index < count; index += 1) {
    const part = await store.get([owner, index]);
    if (part instanceof Blob) parts.push(part);
    else if (part instanceof Uint8Array) parts.push(Uint8Array.from(part));
    else return undefined;
  }
  const whole = new Blob(parts);
  return whole.size === length ? whole : undefined;
}

/** The bytes of a value that was joined; undefined where they cannot be read any more. */
export async function read(value: unknown, onComing?: Coming): Promise<unknown> {
  if (!(value instanceof Blob)) return value;
  const partAt = (at: number) => value.slice(at, at + PART).arrayBuffer();
  const bytes = new Uint8Array(value.size);
  try {
    let coming = partAt(0);
    for (let at = 0; at < bytes.length; at += PART) {
      const part = new Uint8Array(await coming);
      // The browser gets the next one while the core reads this one.
      coming = partAt(at + PART);
      bytes.set(part, at);
      onComing?.(bytes, at + part.length);
    }
    return bytes;
  } catch {
    return undefined;
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
