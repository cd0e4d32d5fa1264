import { expect, test } from "vitest";
import { nextSlots } from "./slots";

const drawn = { ids: ["a", "b", "c", "d", "e"], slots: [0, 1, 2, 3, 4] };

test("rows in another order keep their slots", () => {
  expect(nextSlots(drawn, ["c", "a", "b", "d", "e"])).toEqual([2, 0, 1, 3, 4]);
});

test("a row that comes above others takes the slot of one that leaves, and moves none", () => {
  const ids = [..."abcdefghij"];
  const slots = ids.map((_, at) => at);
  const coming = [..."xabcdefghi"];
  expect(nextSlots({ ids, slots }, coming)).toEqual([9, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("of another list each row takes the slot at its place, one that was drawn elsewhere too", () => {
  expect(nextSlots(drawn, ["x", "y", "z", "v", "w"])).toEqual([0, 1, 2, 3, 4]);
  expect(nextSlots(drawn, ["x", "e", "y", "z"])).toEqual([0, 1, 2, 3]);
});

test("a longer list gets new slots at its end", () => {
  expect(nextSlots(drawn, ["a", "b", "c", "d", "e", "x", "y"])).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("the slot that is held goes with its row, and stays with it", () => {
  expect(nextSlots(drawn, ["x", "y", "z"], "a")).toEqual([3, 1, 2]);
  expect(nextSlots(drawn, ["x", "a", "y"], "a")).toEqual([1, 0, 2]);
});

test("a row that is listed twice for a frame has its slot once", () => {
  const twice = { ids: ["c", "b", "c"], slots: [0, 1, 2] };
  expect(new Set(nextSlots(twice, ["c", "b", "c"])).size).toBe(3);
  expect(nextSlots(twice, ["c", "b", "d"])).toEqual([0, 1, 2]);
});
