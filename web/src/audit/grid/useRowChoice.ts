import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { type RowRange, reach } from "./rowRange";

type Choice = { range: RowRange; order: string };

export type RowChoiceOptions = {
  rows: number;
  /** Search and sort order; a change clears the selection. */
  order: string;
  /** The first visible row, where keyboard selection begins. */
  start: () => number;
  onReach: (row: number) => void;
};

const STEPS = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/** Selects rows to copy: a press selects one, Shift extends to another, and Shift with arrows works by keyboard. */
export function useRowChoice({ rows, order, start, onReach }: RowChoiceOptions) {
  const [choice, setChoice] = useState<Choice>();
  const range = choice?.order === order ? choice.range : undefined;

  function choose(next: RowRange | undefined) {
    setChoice(next && { range: next, order });
  }

  function onRow(row: number, { shiftKey }: MouseEvent) {
    // The click that ends a text selection selects no row.
    if (!shiftKey && window.getSelection()?.isCollapsed === false) return;
    if (shiftKey) window.getSelection()?.removeAllRanges();
    const isOnlyOne = range?.anchor === row && range.reached === row;
    choose(shiftKey ? reach(range, row) : isOnlyOne ? undefined : reach(undefined, row));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS.get(event.key);
    if (step !== undefined && event.shiftKey) {
      const row = range === undefined ? start() : range.reached + step;
      event.preventDefault();
      if (row < 0 || row >= rows) return;
      choose(reach(range, row));
      onReach(row);
    } else if (event.key === "Escape" && range !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      choose(undefined);
    }
  }

  return { range, onRow, onKeyDown };
}
