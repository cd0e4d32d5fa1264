/** The first cell of the row of totals. */
export const TOTAL = "Total";
