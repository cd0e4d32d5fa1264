import type { OwnCommit } from "../../engine";

const KEY = "portal-minerba.undo";

/** Number of entries kept across a reload; 'Riwayat' restores older actions. */
const KEPT = 64;

/** A commit of this tab and the text to show for it; contains no record data. */
export type StoredEntry = { text: string; by: string; isDone: boolean; commit: OwnCommit };

/** Stores the entries for the lifetime of this tab, reloads included. */
export function storeEntries(entries: readonly StoredEntry[]): void {
  const kept = entries.slice(-KEPT).map(({ text, by, isDone, commit: { seq, at, subject } }) => ({
    text,
    by,
    isDone,
    commit: { seq, at, subject },
  }));
  try {
    if (kept.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Session storage is disabled or full: a reload then forgets the entries.
  }
}

/** Entries of this tab from before a reload. */
export function storedEntries(): StoredEntry[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isStoredEntry) : [];
  } catch {
    return [];
  }
}

function isStoredEntry(value: unknown): value is StoredEntry {
  return (
    has(value, "text", "string") &&
    has(value, "by", "string") &&
    has(value, "isDone", "boolean") &&
    has(value, "commit", "object") &&
    has(value.commit, "seq", "number") &&
    has(value.commit, "at", "number") &&
    has(value.commit, "subject", "object") &&
    has(value.commit.subject, "slice", "string") &&
    has(value.commit.subject, "id", "string")
  );
}

type Types = { string: string; number: number; boolean: boolean; object: object | null };

function has<Name extends string, Type extends keyof Types>(
  value: unknown,
  name: Name,
  type: Type,
): value is Record<Name, Types[Type]> {
  return (
    typeof value === "object" &&
    value !== null &&
    name in value &&
    typeof Object.getOwnPropertyDescriptor(value, name)?.value === type
  );
}
