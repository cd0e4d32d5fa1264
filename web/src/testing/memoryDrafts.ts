import { drafts } from "../engine";
import type { DraftBackend } from "../engine/drafts/DraftBackend";

let records = new Map<string, unknown>();
let tab = 0;

/** Writes all or nothing, like a database. */
export const memoryBackend = (held: Map<string, unknown>): DraftBackend => ({
  readAll: async () => new Map(held),
  eras: async () => new Set([drafts.era]),
  write: async ({ deletes, puts, onlyWith }) => {
    if (onlyWith !== undefined && !held.has(onlyWith)) return "gone";
    for (const key of deletes) held.delete(key);
    for (const [key, value] of puts) held.set(key, value);
    return "done";
  },
});

/** From now on drafts are stored, as by a single tab. */
export async function storeDrafts(): Promise<void> {
  records = new Map();
  await openTab();
}

async function openTab(): Promise<void> {
  tab += 1;
  const id = `tab-${tab}`;
  await drafts.connect(memoryBackend(records), { id, living: async () => new Set([id]) });
}

/** Closes the page and opens another tab: only stored data remain. */
export async function openAnotherTab(): Promise<void> {
  await drafts.flush();
  // Under other names, because this page knows that the old ones have ended.
  const left = [...records].map(([key, value]) => [nextName(key, value), value] as const);
  drafts.discardAll();
  records = new Map(left);
  await openTab();
}

/** Drafts refer to files by key, so keys stay. */
const nextName = (key: string, record: unknown) =>
  typeof record === "object" && record !== null && "draftFile" in record ? key : `${key}+`;

/** Number of stored records. */
export const storedRecords = (): number => records.size;
