import { expect, test } from "vitest";
import { deepFreeze, keepEqual } from "./keepEqual";

test("a deeply equal value keeps the old object", () => {
  const before = { rows: [{ id: "A", labels: ["x"] }], total: 1, none: undefined };
  expect(keepEqual(before, structuredClone(before))).toBe(before);
});

test("only the parts that changed are new", () => {
  const before = { rows: [{ id: "A" }, { id: "B" }], page: { first: 1 } };
  const after = keepEqual(before, { rows: [{ id: "A" }, { id: "C" }], page: { first: 1 } });
  expect(after).toEqual({ rows: [{ id: "A" }, { id: "C" }], page: { first: 1 } });
  expect(after.rows[0]).toBe(before.rows[0]);
  expect(after.rows[1]).not.toBe(before.rows[1]);
  expect(after.page).toBe(before.page);
});

test("a record keeps its old object wherever it stands in a list", () => {
  const before = [{ id: "A" }, { id: "B" }];
  const after = keepEqual(before, [{ id: "C" }, { id: "A" }, { id: "B" }]);
  expect(after.map(({ id }) => id)).toEqual(["C", "A", "B"]);
  expect(after[1]).toBe(before[0]);
  expect(after[2]).toBe(before[1]);
  expect(keepEqual(before, [{ id: "B" }, { id: "A" }])).toEqual([{ id: "B" }, { id: "A" }]);
});

test.each([
  ["a missing key", { a: 1, b: undefined }, { a: 1 }],
  ["another key with the same value", { a: undefined }, { b: undefined }],
  ["a shorter list", [1, 2], [1]],
  ["a list instead of an object", {}, []],
  ["null instead of an object", {}, null],
  ["one number in the bytes of a file", new Uint8Array([1, 2]), new Uint8Array([1, 3])],
])("%s is a difference", (_what, before: unknown, after: unknown) => {
  expect(keepEqual(before, after)).toBe(after);
});

test("frozen parts of the old value can be shared", () => {
  const before = deepFreeze({ rows: [{ id: "A" }], total: 1 });
  const after = deepFreeze(keepEqual(before, { rows: [{ id: "A" }], total: 2 }));
  expect(after.rows).toBe(before.rows);
  expect(Object.isFrozen(after)).toBe(true);
});
