/** Columns of the grid in which widgets lie (§3). */
export const COLUMNS = 12;
