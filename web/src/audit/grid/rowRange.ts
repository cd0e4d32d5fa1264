/** A range of rows from the first pressed one to the last; either may be the higher one. */
export type RowRange = { anchor: number; reached: number };

export const firstOf = ({ anchor, reached }: RowRange): number => Math.min(anchor, reached);

export const countOf = ({ anchor, reached }: RowRange): number => Math.abs(anchor - reached) + 1;

export const holds = (range: RowRange | undefined, row: number): boolean =>
  range !== undefined && row >= firstOf(range) && row < firstOf(range) + countOf(range);

/** Extends the range to a row, or starts one there. */
export const reach = (range: RowRange | undefined, row: number): RowRange => ({
  anchor: range?.anchor ?? row,
  reached: row,
});
