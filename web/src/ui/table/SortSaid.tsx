import { useState } from "react";
import { LiveRegion } from "../feedback/LiveRegion";

export type SortSaidProps = {
  /** The list that is sorted; another list begins in silence. */
  list: string;
  /** The column that leads the order; nothing in the order that the list has by itself. */
  column: { label: string; lang?: string | undefined } | undefined;
  direction: "ascending" | "descending" | undefined;
};

const WAYS = { ascending: "naik", descending: "turun" } as const;

/** Says a new order aloud: several screen readers are silent about `aria-sort`. */
export function SortSaid({ list, column, direction }: SortSaidProps) {
  const order = `${column?.label} ${direction}`;
  const [last, setLast] = useState({ list, order, isNew: false });
  if (last.list !== list) setLast({ list, order, isNew: false });
  else if (last.order !== order) setLast({ list, order, isNew: true });
  // One element, replaced as a whole: said once.
  return <LiveRegion message={last.isNew && <span key={order}>{words(column, direction)}</span>} />;
}

function words(column: SortSaidProps["column"], direction: SortSaidProps["direction"]) {
  if (column === undefined || direction === undefined) return "Urutan semula";
  return (
    <>
      Diurutkan menurut <span lang={column.lang}>{column.label}</span>, {WAYS[direction]}
    </>
  );
}
