import { useState } from "react";
import { LiveRegion } from "../feedback/LiveRegion";
import { sortTexts as texts } from "./texts";

export type SortSaidProps = {
  /** Id of the sorted list; nothing is announced when another list appears. */
  list: string;
  /** The sort column; `undefined` in the default order. */
  column: { label: string; lang?: string | undefined } | undefined;
  direction: "ascending" | "descending" | undefined;
};

/** Announces a new order, because several screen readers ignore changes of `aria-sort`. */
export function SortSaid({ list, column, direction }: SortSaidProps) {
  const order = `${column?.label} ${direction}`;
  const [last, setLast] = useState({ list, order, isNew: false });
  if (last.list !== list) setLast({ list, order, isNew: false });
  else if (last.order !== order) setLast({ list, order, isNew: true });
  // A new key replaces the element, so that it is read once.
  return <LiveRegion message={last.isNew && <span key={order}>{words(column, direction)}</span>} />;
}

function words(column: SortSaidProps["column"], direction: SortSaidProps["direction"]) {
  if (column === undefined || direction === undefined) return texts.default;
  return (
    <>
      {texts.by} <span lang={column.lang}>{column.label}</span>, {texts[direction]}
    </>
  );
}
