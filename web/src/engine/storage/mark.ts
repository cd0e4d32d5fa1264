import type { Position } from "./journalStore";
import { positionOf, storedPosition } from "./storedShape";

/** The browser's small storage, which does not go with the database. */
const SAVED = "portal-minerba:tersimpan";
const UNSURE = "portal-minerba:belum-pasti";

/** The last commit that was called saved, as a database that is lost cannot name it any more. */
export interface Mark extends Position {
  /** When it was, in milliseconds; undefined in the mark of an earlier version. */
  at: number | undefined;
  /** Set when less was found, until the user has seen it. */
  loss: Loss | undefined;
}

export interface Loss {
  /** Actions; undefined where nobody can tell how many. */
  lost: number | undefined;
  isSample: boolean;
}

/** Where the mark is kept. Where a page may store nothing there is none, and no loss is noticed. */
export interface Marks {
  read(): Mark | undefined;
  write(mark: Mark | undefined): void;
  /** True once the browser has said that it deleted the database as damaged; only Chromium tells. */
  wasDeleted(): boolean;
}

let deleted = false;
export const noteDeleted = (): void => {
  deleted = true;
};

export const browserMarks: Marks = {
  read() {
    const kept = get(SAVED);
    try {
      return kept === undefined ? undefined : markOf(JSON.parse(kept));
    } catch {
      // Another page of the same origin has written it.
      return undefined;
    }
  },
  write: (mark) =>
    put(SAVED, mark && JSON.stringify({ ...mark, lineageId: undefined, ...storedPosition(mark) })),
  wasDeleted: () => deleted,
};

function markOf(value: unknown): Mark | undefined {
  const position = positionOf(value);
  if (position === undefined || typeof value !== "object" || value === null) return undefined;
  const at = "at" in value && typeof value.at === "number" ? value.at : undefined;
  return { ...position, at, loss: "loss" in value ? lossOf(value.loss) : undefined };
}

function lossOf(value: unknown): Loss | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const lost = "lost" in value && typeof value.lost === "number" ? value.lost : undefined;
  return { lost, isSample: "isSample" in value && value.isSample === true };
}

/** Counts the failures, so that one that comes while the log is renewed is not forgotten. */
let failures = get(UNSURE) === undefined ? 0 : 1;
let renewed = 0;
const listeners = new Set<() => void>();

/**
 * True after a write failed, in whichever tab, until the browser's log has been renewed. A browser may have left a torn record
 * in it; with anything behind that record it takes everything for damaged and deletes it at its next start.
 */
export const isUnsure = (): boolean => failures > renewed || get(UNSURE) !== undefined;

export function setUnsure(): void {
  failures += 1;
  put(UNSURE, "1");
  for (const listener of listeners) listener();
}

/** Runs what renews the log. Only failures from before are settled by it. */
export async function settle(renew: () => Promise<void>): Promise<void> {
  const before = failures;
  await renew();
  renewed = before;
  if (failures === before) put(UNSURE, undefined);
}

export const onUnsure = (listener: () => void): void => void listeners.add(listener);

function get(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // Private windows and policies.
    return undefined;
  }
}

function put(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // As above, or full.
  }
}
