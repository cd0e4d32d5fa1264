import type { ReactNode } from "react";

/** One column of a table, and how it draws its cell. */
export type Column<Row> = {
  key: string;
  label: string;
  lang?: string | undefined;
  sortable?: boolean | undefined;
  align?: "start" | "end" | undefined;
  /** A CSS width; columns without one share what is left. */
  width?: string | undefined;
  /** Keeps no state of its own: its elements show another row when this one has left. */
  cell: (row: Row) => ReactNode;
};

export type SortState = { key: string; direction: "ascending" | "descending" };
