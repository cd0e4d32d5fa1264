import { drafts } from "../engine";
import type { DraftBackend } from "../engine/drafts/databaseDrafts";
import { fileRecord, isFileRecord } from "../engine/drafts/packing";

let records = new Map<string, unknown>();

/** Writes all or nothing, like a database. Nobody else writes there: a newer record is never found. */
const memoryBackend = (held: Map<string, unknown>): DraftBackend => ({
  read: async () => new Map(held),
  datasets: async () => new Set([drafts.datasetId]),
  write: async (changes, files) => {
    for (const [key, { record }] of changes) {
      if (record === undefined) held.delete(key);
      else held.set(key, record);
    }
    for (const [id, file] of files) held.set(id, fileRecord(file));
    for (const id of held.keys()) if (isUnused(id, held)) held.delete(id);
    return new Set();
  },
});

/** True for a file that no draft names. */
const isUnused = (id: string, held: ReadonlyMap<string, unknown>) =>
  isFileRecord(held.get(id)) && !JSON.stringify([...held.values()]).includes(id);

/** Drafts are stored from now on, by a tab that is alone. */
export async function storeDrafts(): Promise<void> {
  records = new Map();
  await drafts.connect(memoryBackend(records));
}

/** The page is closed and opened in another tab: nothing is left but what is stored. */
export async function openAnotherTab(): Promise<void> {
  await drafts.flush();
  drafts.forgetAll();
  await drafts.connect(memoryBackend(records));
}

/** The number of stored records. */
export const storedRecords = (): number => records.size;
