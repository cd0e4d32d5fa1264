import type { Position } from "./journalStore";
import { positionOf } from "./storedShape";

/** Keys in localStorage, which is independent of the database. */
const SAVED = "portal-minerba:tersimpan";
const UNSURE = "portal-minerba:belum-pasti";

/** The last acknowledged commit, which a lost database cannot name. */
export interface Mark extends Position {
  /** When it was stored, in ms; `undefined` if another page damaged the mark. */
  at: number | undefined;
  /** Set when a loss was found, until the user has seen it. */
  loss: Loss | undefined;
}

export interface Loss {
  /** Number of lost actions; `undefined` if unknown. */
  lost: number | undefined;
  isSample: boolean;
}

/** Storage of the mark. A page that may store nothing has no mark and notices no loss. */
export interface Marks {
  read(): Mark | undefined;
  write(mark: Mark | undefined): void;
  /** True if the browser reported that it deleted the damaged database; only Chromium does. */
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
      // Written by another page of the same origin.
      return undefined;
    }
  },
  write: (mark) => put(SAVED, mark && JSON.stringify(mark)),
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

/** Counts failed writes, so that a failure while the log is being renewed is not forgotten. */
let failures = get(UNSURE) === undefined ? 0 : 1;
let renewed = 0;
const listeners = new Set<() => void>();

/**
 * True after a failed write in any tab, until the browser's log is renewed. Chromium may have left a torn record; if
 * anything follows it, Chromium deletes the database at its next start.
 */
export const isUnsure = (): boolean => failures > renewed || get(UNSURE) !== undefined;

export function setUnsure(): void {
  failures += 1;
  put(UNSURE, "1");
  for (const listener of listeners) listener();
}

/** Runs `renew`, which settles only earlier failures. */
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
    // Private windows and policies forbid localStorage.
    return undefined;
  }
}

function put(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // localStorage is blocked or full.
  }
}
