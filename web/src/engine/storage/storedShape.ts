import { BytesInParts } from "./bytesInParts";
import { FIRST_DATASET_ID, type Fork, type Position, type Previous } from "./journalStore";

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

/** The key in `meta` of the present data set's id, as the first version of the layout named it. */
export const DATASET_KEY = "era";

export const datasetIdOf = (value: unknown): string =>
  typeof value === "string" ? value : FIRST_DATASET_ID;

/** The files of the state to be put back. */
export function filesOf(previous: unknown): readonly string[] {
  if (!isObject(previous) || !("files" in previous)) return [];
  const { files } = previous;
  return Array.isArray(files) ? files.filter((id) => typeof id === "string") : [];
}

export const datasetIdOfPrevious = (previous: unknown): string =>
  datasetIdOf(isObject(previous) && DATASET_KEY in previous ? previous[DATASET_KEY] : undefined);

/** The state to be put back as it is stored. */
export const storedPrevious = ({ files, datasetId }: Previous, snapshot: unknown): object => ({
  ...{ snapshot, files, [DATASET_KEY]: datasetId },
});

/** With its snapshot, if that could be read. */
export function previousOf(value: unknown, snapshot: unknown): Previous | undefined {
  if (!isObject(value) || !(snapshot instanceof BytesInParts)) return undefined;
  return { snapshot, files: filesOf(value), datasetId: datasetIdOfPrevious(value) };
}

export const snapshotOf = (previous: unknown): unknown =>
  isObject(previous) && "snapshot" in previous ? previous.snapshot : undefined;
