import { expect, test } from "vitest";
import {
  choicesForKept,
  keptColumns,
  moveColumn,
  noColumnChoices,
  orderedColumns,
  setHeader,
  setIncluded,
  setKinds,
} from "./columnChoices";

test("columns keep the order of the file until one is moved or left out", () => {
  expect(keptColumns(3, noColumnChoices)).toBeUndefined();
  const moved = moveColumn(3, noColumnChoices, 2, -1);
  expect(orderedColumns(3, moved)).toEqual([0, 2, 1]);
  expect(keptColumns(3, setIncluded(moved, 0, false))).toEqual([2, 1]);
  expect(keptColumns(3, moveColumn(3, moved, 2, 1))).toBeUndefined();
  expect(moveColumn(3, noColumnChoices, 0, -1)).toBe(noColumnChoices);
  expect(
    keptColumns(3, setIncluded(setIncluded(noColumnChoices, 1, false), 1, true)),
  ).toBeUndefined();
});

test("kinds and headings follow their columns", () => {
  const choices = setHeader(setKinds(noColumnChoices, [2], "code"), 1, "Volume");
  expect(choicesForKept([2, 1], choices)).toEqual({
    ...noColumnChoices,
    kinds: { 0: "code" },
    headers: { 1: "Volume" },
  });
  expect(setKinds(choices, [2], undefined).kinds).toEqual({});
});
