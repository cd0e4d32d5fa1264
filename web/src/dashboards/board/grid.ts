/** The number of columns of a dashboard's grid (decisions §7). */
export const COLUMNS = 12;
