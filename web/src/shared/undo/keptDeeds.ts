import type { OwnCommit } from "../../engine";

const KEY = "portal-minerba.deeds";

/** So many are kept: what was done longer ago is not what one takes back in passing. */
const KEPT = 64;

/** Which commits were made on this tab, and what was said of them; no data. */
export type KeptDeed = { text: string; by: string; isDone: boolean; commit: OwnCommit };

/** Keeps them for as long as this tab lives, beyond a reload. */
export function keepDeeds(deeds: readonly KeptDeed[]): void {
  const kept = deeds.slice(-KEPT).map(({ text, by, isDone, commit: { seq, at, subject } }) => ({
    text,
    by,
    isDone,
    commit: { seq, at, subject },
  }));
  try {
    if (kept.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage may be shut or full: a reload then forgets what was done here.
  }
}

/** Those of this tab before it was loaded anew. */
export function keptDeeds(): KeptDeed[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKeptDeed) : [];
  } catch {
    return [];
  }
}

function isKeptDeed(value: unknown): value is KeptDeed {
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
