/** Rows from one pressed first to one reached last, either way round. */
export type RowRange = { anchor: number; reached: number };

export const firstOf = ({ anchor, reached }: RowRange): number => Math.min(anchor, reached);

export const countOf = ({ anchor, reached }: RowRange): number => Math.abs(anchor - reached) + 1;

export const holds = (range: RowRange | undefined, row: number): boolean =>
  range !== undefined && row >= firstOf(range) && row < firstOf(range) + countOf(range);

/** The range after one more row was reached, or begun anew at it. */
export const reach = (range: RowRange | undefined, row: number): RowRange => ({
  anchor: range?.anchor ?? row,
  reached: row,
});
