import { isRecord } from "./guards";

type Parts = Readonly<Record<string, unknown>>;

export const asJson = (value: unknown): string => JSON.stringify(value) ?? "";

const isSame = (one: unknown, other: unknown) => asJson(one) === asJson(other);

/** Edits of a record, applied to the record that somebody else has changed meanwhile. */
export type Rebased = {
  value: Parts;
  /** The record that the edits start from, part by part. */
  base: Parts;
  /** The parts that were changed here and by somebody else. */
  conflicts: readonly string[];
};

/**
 * Takes the parts that nobody edited here from `now`. Parts that both sides changed keep the typed
 * value.
 */
export function rebased(value: Parts, base: Parts, now: Parts): Rebased {
  const isMine = (part: string) =>
    !isSame(value[part], base[part]) && !isSame(value[part], now[part]);
  const conflicts = Object.keys(now).filter(
    (part) => isMine(part) && !isSame(base[part], now[part]),
  );
  const entries = Object.keys(now).map((part) => [part, isMine(part) ? value[part] : now[part]]);
  const newBase = Object.keys(now).map((part) => [
    part,
    conflicts.includes(part) ? base[part] : now[part],
  ]);
  return { value: Object.fromEntries(entries), base: Object.fromEntries(newBase), conflicts };
}

/** The record that a stored draft began with; undefined where it cannot be parsed. */
export function parsedBase(base: string): Parts | undefined {
  try {
    const parsed: unknown = JSON.parse(base);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
