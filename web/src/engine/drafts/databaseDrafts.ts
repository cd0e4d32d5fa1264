import type { PortalDatabase } from "../storage/database";
import { isUnsure } from "../storage/mark";
import { eraOf, eraOfPrevious } from "../storage/storedShape";
import type { DraftBackend, Writing, Written } from "./DraftBackend";

/** Drafts in the portal's database. */
export const databaseDrafts = (database: PortalDatabase): DraftBackend => ({
  readAll: () => readAll(database).catch(() => undefined),
  eras: () => eras(database).catch(() => undefined),
  // Behind a torn record every further one does harm.
  write: async (writing) =>
    isUnsure() ? "failed" : write(database, writing).catch(() => "failed" as const),
});

async function readAll(database: PortalDatabase): Promise<ReadonlyMap<string, unknown>> {
  const transaction = database.transaction("drafts");
  const [keys, values] = await Promise.all([
    transaction.store.getAllKeys(),
    transaction.store.getAll(),
  ]);
  return new Map(keys.map((key, index) => [key, values[index]]));
}

async function eras(database: PortalDatabase): Promise<ReadonlySet<string>> {
  const { store } = database.transaction("meta");
  const [present, previous] = await Promise.all([store.get("era"), store.get("previous")]);
  return new Set([eraOf(present), eraOfPrevious(previous)]);
}

async function write(
  database: PortalDatabase,
  { puts, deletes, onlyWith }: Writing,
): Promise<Written> {
  const transaction = database.transaction("drafts", "readwrite");
  const { store } = transaction;
  // What fails in one of the requests fails the transaction, which is waited for below.
  const ignore = () => undefined;
  transaction.done.catch(ignore);
  if (onlyWith !== undefined && (await store.getKey(onlyWith)) === undefined) return "gone";
  try {
    for (const key of deletes) store.delete(key).catch(ignore);
    for (const [key, value] of puts) store.put(value, key).catch(ignore);
  } catch (error) {
    // A value that cannot be copied is refused at once, when others have been taken already.
    transaction.abort();
    throw error;
  }
  transaction.commit();
  await transaction.done;
  return "done";
}
