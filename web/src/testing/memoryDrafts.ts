import { drafts } from "../engine";
import { DraftStore } from "../engine/drafts/DraftStore";
import type { DraftBackend } from "../engine/drafts/databaseDrafts";
import { seenForm } from "../engine/drafts/formName";
import { fileRecord, isFileRecord } from "../engine/drafts/packing";
import { Air } from "./air";

let records = new Map<string, unknown>();
let air = new Air();

/** Writes all or nothing, like a database; it never finds a newer record. */
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
    return "done";
  },
});

/** True for a file that no draft names. */
const isUnused = (id: string, held: ReadonlyMap<string, unknown>) =>
  isFileRecord(held.get(id)) && !JSON.stringify([...held.values()]).includes(id);

/** Starts storing drafts, with one open tab. */
export async function storeDrafts(): Promise<void> {
  records = new Map();
  air = new Air();
  await drafts.connect(memoryBackend(records), air.channel());
}

/** The drafts of a second tab that is open at the same time. */
export async function secondTab(): Promise<DraftStore> {
  const second = new DraftStore(() => new Promise(() => {}));
  await second.connect(memoryBackend(records), air.channel());
  return second;
}

/** Closes the page and opens another tab: only stored data remain. */
export async function openAnotherTab(): Promise<void> {
  await drafts.flush();
  drafts.forgetAll();
  await drafts.connect(memoryBackend(records));
}

/** The number of stored drafts; what people have looked at is none. */
export const storedRecords = (): number =>
  [...records.keys()].filter((form) => form !== seenForm(drafts.datasetId)).length;
