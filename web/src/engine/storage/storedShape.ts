import { BytesInParts } from "./bytesInParts";
import { FIRST_ERA, type Fork, type Position, type Previous } from "./journalStore";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Database values can be anything: another page of the same origin may have written them. */
export function positionOf(value: unknown): Position | undefined {
  if (!isObject(value) || !("generation" in value) || !("seq" in value)) return undefined;
  const { generation, seq } = value;
  return typeof generation === "string" && typeof seq === "number"
    ? { lineageId: generation, seq }
    : undefined;
}

/** The stored form keeps the name that every version reads. */
export const storedPosition = ({ lineageId, seq }: Position) => ({ generation: lineageId, seq });

/** Earlier versions stored one fork instead of a list. */
export const forksOf = (value: unknown): readonly Fork[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => positionOf(one) ?? []);

/**
 * The commit whose state the snapshot with this key holds. Earlier versions kept a second snapshot of commit n under n − 0.5.
 */
export const commitOf = (key: number): number => Math.ceil(key);

export const eraOf = (value: unknown): string => (typeof value === "string" ? value : FIRST_ERA);

/** The files of the state to be put back. */
export function filesOf(previous: unknown): readonly string[] {
  if (!isObject(previous) || !("files" in previous)) return [];
  const { files } = previous;
  return Array.isArray(files) ? files.filter((id) => typeof id === "string") : [];
}

export const eraOfPrevious = (previous: unknown): string =>
  eraOf(isObject(previous) && "era" in previous ? previous.era : undefined);

/** With its snapshot, if that could be read. */
export function previousOf(value: unknown, snapshot: unknown): Previous | undefined {
  if (!isObject(value) || !(snapshot instanceof BytesInParts)) return undefined;
  return { snapshot, files: filesOf(value), era: eraOfPrevious(value) };
}

export const snapshotOf = (previous: unknown): unknown =>
  isObject(previous) && "snapshot" in previous ? previous.snapshot : undefined;
