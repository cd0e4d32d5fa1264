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
  /** Called as a plain function, so it must not use hooks. */
  cell: (row: Row) => ReactNode;
};

export type SortState = { key: string; direction: "ascending" | "descending" };
