import { type DraftRecord, isDraftRecord } from "./draftRecord";
import { isRecord } from "./guards";

const KEY = "portal-minerba.unwrittenDrafts";

type Drafts = ReadonlyMap<string, DraftRecord>;

/** localStorage may be blocked or full, and any page of the origin can write to it. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/**
 * Drafts, by form, that the database had not confirmed when a page was hidden. The database may not finish a write at the end
 * of a page; localStorage does. The next page moves them to the database.
 */
export const readBuffer = (): Drafts =>
  attempt(() => {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const records = isRecord(found) ? Object.entries(found) : [];
    return new Map(records.flatMap(([form, one]) => (isDraftRecord(one) ? [[form, one]] : [])));
  }, new Map());

export const writeBuffer = (drafts: Drafts): void =>
  attempt(() => {
    if (drafts.size === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(drafts)));
  }, undefined);
