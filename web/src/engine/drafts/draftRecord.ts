import { isNumber, isText, shapeOf } from "./guards";

/** The format of stored drafts. Records of another format are ignored. */
const FORMAT = 1;

/** What a form holds. */
export type Content = {
  value: unknown;
  /** What the form began with, as JSON. A comparison shows if that has changed since. */
  base: string;
};

/** A half-filled form. It is never changed in place. */
export type HeldDraft = Content & {
  form: string;
  /** When it was changed last, in milliseconds. It grows with each change of a form, in whichever tab. */
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

export const draftRecord = (record: Omit<DraftRecord, "draft">): DraftRecord => ({
  draft: FORMAT,
  ...record,
});
