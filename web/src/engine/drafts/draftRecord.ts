import { isNumber, isText, shapeOf } from "./guards";

/** The format of stored drafts. One of another format is let be. */
const FORMAT = 1;

/** A draft as it is stored, its files apart. */
export type DraftRecord = {
  draft: typeof FORMAT;
  /** Which form of whom about what. */
  form: string;
  /** The tab that it is being written in. */
  tab: string;
  at: number;
  base: string;
  value: unknown;
};

export const isDraftRecord = shapeOf<DraftRecord>({
  draft: (value): value is typeof FORMAT => value === FORMAT,
  form: isText,
  tab: isText,
  at: isNumber,
  base: isText,
  value: (value): value is unknown => value !== undefined,
});

export const draftRecord = (record: Omit<DraftRecord, "draft">): DraftRecord => ({
  draft: FORMAT,
  ...record,
});
