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

/** The parts of one value, to be read when the transaction is over. */
class Parts {
  readonly #parts: readonly (Blob | Uint8Array)[];
  readonly length: number;

  constructor(parts: readonly (Blob | Uint8Array)[], length: number) {
    this.#parts = parts;
    this.length = length;
  }

  async at(index: number): Promise<Uint8Array | undefined> {
    const part = this.#parts[index];
    return part instanceof Blob ? new Uint8Array(await part.arrayBuffer()) : part;
  }
}

/**
 * The value, or its parts; undefined where some are missing or are not what they should be. An earlier version stored them as bytes.
 */
export async function joined(transaction: Reading | Writing, value: unknown): Promise<unknown> {
  const said = inPartsOf(value);
  if (said === undefined) return value;
  const { owner, count, length } = said;
  const store = transaction.objectStore("parts");
  if ((await store.count(partsOf(owner))) !== count) return undefined;
  const parts: (Blob | Uint8Array)[] = [];
  let found = 0;
  for (let index = 0; index < count; index += 1) {
    const part = await store.get([owner, index]);
    if (!(part instanceof Blob || part instanceof Uint8Array)) return undefined;
    parts.push(part);
    found += part instanceof Blob ? part.size : part.length;
  }
  return found === length ? new Parts(parts, length) : undefined;
}

/** The bytes of a value that was joined; undefined where they cannot be read any more. */
export async function read(value: unknown, onComing?: Coming): Promise<unknown> {
  if (!(value instanceof Parts)) return value;
  const bytes = new Uint8Array(value.length);
  try {
    let coming = value.at(0);
    for (let [at, index] = [0, 0]; at < bytes.length; index += 1) {
      const part = await coming;
      if (part === undefined) return undefined;
      // The browser gets the next one while the core reads this one.
      coming = value.at(index + 1);
      bytes.set(part, at);
      at += part.length;
      onComing?.(bytes, at);
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
