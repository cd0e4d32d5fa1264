import type { ReactNode } from "react";

/** One column of a table. */
export type Column<Row> = {
  key: string;
  label: string;
  lang?: string | undefined;
  sortable?: boolean | undefined;
  align?: "start" | "end" | undefined;
  /** A CSS width; columns without one share the rest. */
  width?: string | undefined;
  /** The room in rem that the column needs. If every column has it, columns fold when there is too little room. */
  least?: number | undefined;
  /** True for the column that gets the remaining width; without one, the first column does. */
  grows?: boolean | undefined;
  /** The column whose second line shows this one when room is short; the lowest rank goes first, rank 0 always. */
  folds?: { into: string; rank: number } | undefined;
  /** Called as a plain function, so it must not use hooks. */
  cell: (row: Row) => ReactNode;
  /** Shown first in the second line of the cell. */
  under?: ((row: Row) => ReactNode) | undefined;
  /** The content in another cell's second line, if it differs from `cell`. */
  brief?: ((row: Row) => ReactNode) | undefined;
};

export type SortState = { key: string; direction: "ascending" | "descending" };
