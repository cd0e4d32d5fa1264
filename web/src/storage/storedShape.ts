import { FIRST_ERA, type Fork, type Position, type Previous } from "./journalStore";
import { asRead } from "./longBytes";

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

/** What is noted of the state to be put back, beside its snapshot. */
export function previousNote(value: unknown): Omit<Previous, "snapshot"> | undefined {
  if (!isObject(value) || !("snapshot" in value) || !("files" in value)) return undefined;
  if (!Array.isArray(value.files)) return undefined;
  const era = eraOf("era" in value ? value.era : undefined);
  return { files: value.files.filter((id) => typeof id === "string"), era };
}

export async function previousOf(value: unknown): Promise<Previous | undefined> {
  const note = previousNote(value);
  if (note === undefined || !isObject(value) || !("snapshot" in value)) return undefined;
  const snapshot = await asRead(value.snapshot);
  return snapshot instanceof Uint8Array ? { ...note, snapshot } : undefined;
}
