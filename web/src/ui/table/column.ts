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
  /** Must not keep state: its elements are reused for other rows. */
  cell: (row: Row) => ReactNode;
};

export type SortState = { key: string; direction: "ascending" | "descending" };
