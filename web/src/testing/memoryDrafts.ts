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

/** Drafts are stored from now on, as by a tab that is alone. */
export async function storeDrafts(): Promise<void> {
  records = new Map();
  await openTab();
}

async function openTab(): Promise<void> {
  tab += 1;
  const id = `tab-${tab}`;
  await drafts.connect(memoryBackend(records), { id, living: async () => new Set([id]) });
}

/** As if the page had been closed and opened in another tab: nothing is left but what is stored. */
export async function openAnotherTab(): Promise<void> {
  await drafts.flush();
  // Under other names, because this page has seen the end of those.
  const left = [...records].map(([key, value]) => [nextName(key, value), value] as const);
  drafts.discardAll();
  records = new Map(left);
  await openTab();
}

/** Drafts name their files by their keys, which therefore stay. */
const nextName = (key: string, record: unknown) =>
  typeof record === "object" && record !== null && "draftFile" in record ? key : `${key}+`;

/** How many records are stored. */
export const storedRecords = (): number => records.size;
