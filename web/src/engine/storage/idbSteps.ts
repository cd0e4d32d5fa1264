import type { BytesInParts } from "./bytesInParts";
import type { Reading, Writing } from "./idbConnection";
import {
  type Beginning,
  type Cut,
  type News,
  type Piece,
  type Position,
  type Previous,
  UNREAD,
} from "./journalStore";
import { bytesOf, dropParts, putParts, takeOut } from "./longBytes";
import { positionOf, previousOf, snapshotOf } from "./storedShape";

/** Steps inside a transaction. They may await nothing but the transaction, or it ends. */

type Any = Reading | Writing;

async function lastKey(transaction: Any, name: "journal" | "snapshots"): Promise<number> {
  const cursor = await transaction.objectStore(name).openKeyCursor(null, "prev");
  return cursor?.key ?? -1;
}

/** The highest number in the store; -1 if there is none. */
export async function lastFound(transaction: Any): Promise<number> {
  const last = [lastKey(transaction, "journal"), lastKey(transaction, "snapshots")];
  return Math.max(...(await Promise.all(last)));
}

/** Number of the last commit that was ever stored, even if it is lost; -1 if there was none. */
export async function lastSeq(transaction: Any): Promise<number> {
  const noted = positionOf(await transaction.objectStore("meta").get("last"));
  const isOfNow = noted?.lineageId === (await lineageIdOf(transaction));
  return Math.max(await lastFound(transaction), isOfNow ? noted.seq : -1);
}

/** The key in `meta` of the state to be put back. */
export const PREVIOUS = "previous";

export const newestSnapshot = (transaction: Any) => lastKey(transaction, "snapshots");

/** Lineage id of data for which none is stored. */
const UNNAMED = "";

export async function lineageIdOf(transaction: Any): Promise<string> {
  const lineageId = await transaction.objectStore("meta").get("lineageId");
  return typeof lineageId === "string" ? lineageId : UNNAMED;
}

export async function isLast(transaction: Any, { lineageId, seq }: Position): Promise<boolean> {
  if ((await lineageIdOf(transaction)) !== lineageId) return false;
  return (await lastSeq(transaction)) === seq;
}

export async function entriesAfter(transaction: Any, after: number = -1): Promise<Piece[]> {
  const range = IDBKeyRange.lowerBound(after, true);
  const store = transaction.objectStore("journal");
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return keys.map((seq, index) => ({ seq, bytes: values[index] }));
}

/** All snapshots, but the bytes of only the newest `read` ones. */
export async function snapshots(
  transaction: Any,
  read: number,
  bytes: (value: unknown) => unknown,
): Promise<Piece[]> {
  const store = transaction.objectStore("snapshots");
  const pieces: Piece[] = [];
  for (const seq of (await store.getAllKeys()).reverse()) {
    const isRead = pieces.length < read;
    pieces.unshift({ seq, bytes: isRead ? await bytes(await store.get(seq)) : UNREAD });
  }
  return pieces;
}

async function putSnapshot(
  transaction: Writing,
  seq: number,
  snapshot: BytesInParts,
): Promise<void> {
  const value = await putParts(transaction, seq, snapshot);
  await transaction.objectStore("snapshots").put(value, seq);
}

export async function putNews(
  transaction: Writing,
  { lineageId, seq: after }: Position,
  { entries, files, drafts }: News,
): Promise<void> {
  const journal = transaction.objectStore("journal");
  const blobs = transaction.objectStore("files");
  const halfWritten = transaction.objectStore("drafts");
  const requests: Promise<unknown>[] = [];
  const request = (made: Promise<unknown>) => {
    // The next step may throw first; this rejection must not count as unhandled.
    made.catch(() => {});
    requests.push(made);
  };
  for (const [index, entry] of entries.entries()) request(journal.add(entry, after + 1 + index));
  for (const [id, blob] of files) request(blobs.put(blob, id));
  for (const id of drafts) request(halfWritten.delete(id));
  const last = { lineageId, seq: after + entries.length };
  request(transaction.objectStore("meta").put(last, "last"));
  await Promise.all(requests);
}

export async function putBeginning(
  transaction: Writing,
  { position, forks, datasetId, snapshot, ...news }: Beginning,
): Promise<void> {
  const meta = transaction.objectStore("meta");
  await Promise.all([
    meta.put(position.lineageId, "lineageId"),
    meta.put(datasetId, "datasetId"),
    forks.length === 0 ? meta.delete("fork") : meta.put(forks, "fork"),
    putSnapshot(transaction, position.seq, snapshot),
    putNews(transaction, position, news),
  ]);
}

/** Stores the state that can be put back. */
export async function putPrevious(transaction: Writing, previous: Previous): Promise<void> {
  const snapshot = await putParts(transaction, PREVIOUS, previous.snapshot);
  await transaction.objectStore("meta").put({ ...previous, snapshot }, PREVIOUS);
}

export async function previousIn(transaction: Any): Promise<Previous | undefined> {
  const value = await transaction.objectStore("meta").get(PREVIOUS);
  return previousOf(value, await bytesOf(transaction, snapshotOf(value)));
}

export async function clearJournal(transaction: Writing): Promise<void> {
  await Promise.all([
    transaction.objectStore("journal").clear(),
    transaction.objectStore("snapshots").clear(),
    dropParts(transaction),
  ]);
}

/** Adds a snapshot of the state after this commit, unless a newer one is stored. */
export async function addSnapshot(
  transaction: Writing,
  seq: number,
  snapshot: BytesInParts,
): Promise<boolean> {
  if ((await newestSnapshot(transaction)) >= seq) return false;
  await putSnapshot(transaction, seq, snapshot);
  await keepTwoSnapshots(transaction);
  return true;
}

/** Keeps two snapshots, in case the newer one is damaged, and the commits since the older one. */
async function keepTwoSnapshots(transaction: Writing): Promise<void> {
  const store = transaction.objectStore("snapshots");
  const older = (await store.getAllKeys()).at(-2);
  if (older === undefined) return;
  await Promise.all([
    store.delete(IDBKeyRange.upperBound(older, true)),
    dropParts(transaction, older),
    transaction.objectStore("journal").delete(IDBKeyRange.upperBound(older)),
  ]);
}

/** Moves damaged pieces to quarantine. */
export async function cutOff(
  transaction: Writing,
  { next, forks, good, damagedSnapshots }: Cut,
): Promise<void> {
  const isBad = (seq: number) => good === undefined || seq > good || damagedSnapshots.includes(seq);
  const aside = transaction.objectStore("aside");
  const at = Date.now();
  const store = transaction.objectStore("snapshots");
  for (const seq of (await store.getAllKeys()).filter(isBad)) {
    const what = "snapshot";
    await takeOut(transaction, await store.get(seq), (bytes) =>
      aside.add({ seq, bytes, what, at }),
    );
    await store.delete(seq);
  }
  const entries = await entriesAfter(transaction, good);
  const meta = transaction.objectStore("meta");
  await Promise.all([
    ...entries.map((piece) => aside.add({ ...piece, what: "entry", at })),
    ...entries.map(({ seq }) => transaction.objectStore("journal").delete(seq)),
    meta.put(forks, "fork"),
    ...(good === undefined
      ? [meta.delete("lineageId"), meta.delete("last")]
      : [meta.put(next, "lineageId"), meta.put({ lineageId: next, seq: good }, "last")]),
  ]);
}
