import { isNumber, isText, shapeOf } from "./guards";
import { type IdOf, pack } from "./packing";

/** The format of stored drafts. Records of another format are ignored. */
const FORMAT = 1;

/** The content of a form. */
export type Content = {
  value: unknown;
  /** The record when the draft began, as JSON, to detect later changes of the record. */
  base: string;
};

/** A half-filled form. It is never changed in place. */
export type HeldDraft = Content & {
  form: string;
  /** Time of the last change in ms. It grows with each change of the form in any tab. */
  at: number;
  isStored: boolean;
};

/** A draft as it is stored, without the bytes of its files. */
export type DraftRecord = Content & { draft: typeof FORMAT; form: string; at: number };

export const isDraftRecord = shapeOf<DraftRecord>({
  draft: (value): value is typeof FORMAT => value === FORMAT,
  form: isText,
  at: isNumber,
  base: isText,
  value: (value): value is unknown => value !== undefined,
});

/** A draft's record, and the files that it names. */
export function packedDraft({ form, at, base, value: unpacked }: HeldDraft, idOf: IdOf) {
  const { value, files } = pack(unpacked, idOf);
  const record: DraftRecord = { draft: FORMAT, form, at, base, value };
  return { record, files };
}
