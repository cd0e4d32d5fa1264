import { expect, test } from "vitest";
import { nextSlots } from "./slots";

const drawn = { ids: ["a", "b", "c"], slots: [0, 1, 2] };

test("rows in another order keep their slots", () => {
  expect(nextSlots(drawn, ["c", "a", "b"], -1)).toEqual([2, 0, 1]);
});

test("other rows take the slots of those at their places", () => {
  expect(nextSlots(drawn, ["x", "y", "z"], -1)).toEqual([0, 1, 2]);
});

test("a row that comes takes any slot that is free, and only then a new one", () => {
  expect(nextSlots(drawn, ["x", "a", "b", "y"], -1)).toEqual([2, 0, 1, 3]);
});

test("the slot of what has the focus goes with its row, and stays with it", () => {
  expect(nextSlots(drawn, ["x", "b", "c"], 0)).toEqual([3, 1, 2]);
  expect(nextSlots(drawn, ["b", "a", "x"], 0)).toEqual([1, 0, 2]);
});
