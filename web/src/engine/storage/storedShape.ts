import { BytesInParts } from "./bytesInParts";
import { FIRST_DATASET_ID, type Fork, type Position, type Previous } from "./journalStore";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Database values can be anything: another page of the same origin may have written them. */
export function positionOf(value: unknown): Position | undefined {
  if (!isObject(value) || !("lineageId" in value) || !("seq" in value)) return undefined;
  const { lineageId, seq } = value;
  return typeof lineageId === "string" && typeof seq === "number" ? { lineageId, seq } : undefined;
}

export const forksOf = (value: unknown): readonly Fork[] =>
  (Array.isArray(value) ? value : []).flatMap((one) => positionOf(one) ?? []);

export const datasetIdOf = (value: unknown): string =>
  typeof value === "string" ? value : FIRST_DATASET_ID;

/** The files of the state to be put back. */
export function filesOf(previous: unknown): readonly string[] {
  if (!isObject(previous) || !("files" in previous)) return [];
  const { files } = previous;
  return Array.isArray(files) ? files.filter((id) => typeof id === "string") : [];
}

export const datasetIdOfPrevious = (previous: unknown): string =>
  datasetIdOf(isObject(previous) && "datasetId" in previous ? previous.datasetId : undefined);

/** The state to be put back, if its snapshot could be read. */
export function previousOf(value: unknown, snapshot: unknown): Previous | undefined {
  if (!isObject(value) || !(snapshot instanceof BytesInParts)) return undefined;
  return { snapshot, files: filesOf(value), datasetId: datasetIdOfPrevious(value) };
}

export const snapshotOf = (previous: unknown): unknown =>
  isObject(previous) && "snapshot" in previous ? previous.snapshot : undefined;
