import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { type RowRange, reach } from "./rowRange";

type Choice = { range: RowRange; order: string };

export type RowChoiceOptions = {
  rows: number;
  /** What is listed and how; another order leaves nothing chosen. */
  order: string;
  /** The first row in sight, where the keyboard begins. */
  start: () => number;
  onReach: (row: number) => void;
};

const STEPS = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/** Rows chosen to be copied: by a press, with Shift up to another; by keyboard with Shift and the arrows. */
export function useRowChoice({ rows, order, start, onReach }: RowChoiceOptions) {
  const [choice, setChoice] = useState<Choice>();
  const range = choice?.order === order ? choice.range : undefined;

  function choose(next: RowRange | undefined) {
    setChoice(next && { range: next, order });
  }

  function onRow(row: number, { shiftKey }: MouseEvent) {
    // The press that ends a selection of text chooses nothing.
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
