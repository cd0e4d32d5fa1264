/** Columns of the grid in which widgets lie (decisions §7). */
export const COLUMNS = 12;
