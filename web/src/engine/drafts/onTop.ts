import { isRecord } from "./guards";

type Parts = Readonly<Record<string, unknown>>;

/** A value written out, to see whether it is another. */
export const written = (value: unknown): string => JSON.stringify(value) ?? "";

const isSame = (one: unknown, other: unknown) => written(one) === written(other);

/** Edits of what has changed underneath, put on what it has become. */
export type OnTop = {
  value: Parts;
  /** What the edits stand on now, part by part. */
  base: Parts;
  /** The parts that somebody else has made something else of. */
  contested: readonly string[];
};

/** Parts that nobody touched here are as they are now; those that were changed on both sides stay as they were typed. */
export function onTop(value: Parts, begun: Parts, now: Parts): OnTop {
  const isMine = (part: string) =>
    !isSame(value[part], begun[part]) && !isSame(value[part], now[part]);
  const contested = Object.keys(now).filter(
    (part) => isMine(part) && !isSame(begun[part], now[part]),
  );
  const entries = Object.keys(now).map((part) => [part, isMine(part) ? value[part] : now[part]]);
  const base = Object.keys(now).map((part) => [
    part,
    contested.includes(part) ? begun[part] : now[part],
  ]);
  return { value: Object.fromEntries(entries), base: Object.fromEntries(base), contested };
}

/** What the form of a stored draft began with; undefined where nothing can be made of it. */
export function begunWith(base: string): Parts | undefined {
  try {
    const begun: unknown = JSON.parse(base);
    return isRecord(begun) ? begun : undefined;
  } catch {
    return undefined;
  }
}
