import { FIRST_ERA, type Fork, type Position, type Previous } from "./journalStore";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Database values can be anything: another page of the same origin may have written them. */
export function positionOf(value: unknown): Position | undefined {
  if (!isObject(value) || !("generation" in value) || !("seq" in value)) return undefined;
  const { generation, seq } = value;
  return typeof generation === "string" && typeof seq === "number"
    ? { generation, seq }
    : undefined;
}

function forkOf(value: unknown): Fork | undefined {
  const position = positionOf(value);
  if (position === undefined || !isObject(value)) return undefined;
  const at = "at" in value && typeof value.at === "number" ? value.at : position.seq;
  return { ...position, at };
}

/** They were one once, and it began where what was shared ended. */
export const forksOf = (value: unknown): readonly Fork[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => forkOf(one) ?? []);

export const eraOf = (value: unknown): string => (typeof value === "string" ? value : FIRST_ERA);

export function previousOf(value: unknown): Previous | undefined {
  if (!isObject(value) || !("snapshot" in value) || !("files" in value)) return undefined;
  const { snapshot, files } = value;
  if (!(snapshot instanceof Uint8Array) || !Array.isArray(files)) return undefined;
  const era = eraOf("era" in value ? value.era : undefined);
  return { snapshot, files: files.filter((id) => typeof id === "string"), era };
}
