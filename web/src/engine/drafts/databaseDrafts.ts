import type { PortalDatabase } from "../storage/database";
import { isUnsure } from "../storage/mark";
import { datasetIdOf, datasetIdOfPrevious } from "../storage/storedShape";
import { type DraftRecord, isDraftRecord } from "./draftRecord";
import { fileIdsOf, fileRecord } from "./packing";

/** A record to write; undefined deletes it. A newer stored record stays. */
export type RecordChange = { at: number; record: DraftRecord | undefined };

/** 'newer': a newer record stayed under one of the keys. 'failed': nothing was written. */
export type Written = "done" | "newer" | "failed";

export type Files = ReadonlyMap<string, File>;

/** The records of drafts and of their files, by key. */
export type Records = ReadonlyMap<string, unknown>;

/** The storage in which drafts outlive the page. */
export interface DraftBackend {
  /** The records under these keys with their files, or all records; undefined where they cannot be read. */
  read(keys?: readonly string[]): Promise<Records | undefined>;
  /** The ids of the present data set and of the one that can be put back. */
  datasets(): Promise<ReadonlySet<string> | undefined>;
  /**
   * Writes all changes or none, in a transaction that begins before the call returns. `files` are
   * all that the drafts of this form need.
   */
  write(changes: ReadonlyMap<string, RecordChange>, files: Files): Promise<Written>;
}

/** Drafts in the portal's database. */
export const databaseDrafts = (database: PortalDatabase): DraftBackend => ({
  read: (keys) =>
    (keys === undefined ? readAll(database) : readSome(database, keys)).catch(() => undefined),
  datasets: () => datasets(database).catch(() => undefined),
  // A write after a torn record can make the browser delete the database.
  write: async (changes, files) =>
    isUnsure() ? "failed" : write(database, changes, files).catch(() => "failed" as const),
});

async function readAll(database: PortalDatabase): Promise<Records> {
  const { store } = database.transaction("drafts");
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return new Map(keys.map((key, index) => [key, values[index]]));
}

async function readSome(database: PortalDatabase, keys: readonly string[]): Promise<Records> {
  const { store } = database.transaction("drafts");
  const read = (wanted: readonly string[]) =>
    Promise.all(wanted.map(async (key) => [key, await store.get(key)] as const));
  const records = await read(keys);
  const files = records.flatMap(([, record]) => filesOf(record));
  return new Map([...records, ...(await read(files))]);
}

async function datasets(database: PortalDatabase): Promise<ReadonlySet<string>> {
  const { store } = database.transaction("meta");
  const [present, previous] = await Promise.all([store.get("datasetId"), store.get("previous")]);
  return new Set([datasetIdOf(present), datasetIdOfPrevious(previous)]);
}

const filesOf = (record: unknown) => (isDraftRecord(record) ? [...fileIdsOf(record.value)] : []);

async function write(
  database: PortalDatabase,
  changes: ReadonlyMap<string, RecordChange>,
  files: Files,
): Promise<Written> {
  const transaction = database.transaction("drafts", "readwrite");
  const { store } = transaction;
  // A failed request fails the transaction, which is awaited below.
  const ignore = () => undefined;
  transaction.done.catch(ignore);
  let written: Written = "done";
  const named = new Set<string>();
  try {
    for (const [key, { at, record }] of changes) {
      const stored = await store.get(key);
      if (isDraftRecord(stored) && stored.at > at) {
        written = "newer";
        continue;
      }
      for (const id of filesOf(stored)) if (!files.has(id)) store.delete(id).catch(ignore);
      if (record === undefined) store.delete(key).catch(ignore);
      else store.put(record, key).catch(ignore);
      for (const id of filesOf(record)) named.add(id);
    }
    // If a newer draft stayed, it does not name the files of the older one.
    const needed = [...files].filter(([id]) => written === "done" || named.has(id));
    for (const [id, file] of needed)
      if ((await store.getKey(id)) === undefined) store.put(fileRecord(file), id).catch(ignore);
  } catch (error) {
    // The browser refuses an uncopiable value at once; the requests before it must be undone.
    transaction.abort();
    throw error;
  }
  transaction.commit();
  await transaction.done;
  return written;
}
