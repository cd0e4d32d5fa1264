// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { Condition } from "../../../../engine";
import { useFilterRows } from "./useFilterRows";

const on = (column: string, ...is: string[]): Condition => ({ column, test: { is } });

function draw(...stored: Condition[]) {
  const { result } = renderHook(() => {
    const [filters, put] = useState<readonly Condition[]>(stored);
    return { filters, put, rows: useFilterRows(filters, put) };
  });
  return {
    filters: () => result.current.filters,
    rows: () => result.current.rows.rows,
    hasBlank: () => result.current.rows.hasBlank,
    put: (filters: readonly Condition[]) => act(() => result.current.put(filters)),
    add: (condition: Condition) => act(() => result.current.rows.add(condition)),
    replace: (at: number, condition: Condition) =>
      act(() => result.current.rows.replace(at, condition)),
    remove: (at: number) => act(() => result.current.rows.remove(at)),
  };
}

const a = on("status", "Open");
const b = on("prioritas", "High");

test("a condition made blank keeps its place, and filters again with a value", () => {
  const drawn = draw(a, b);
  drawn.replace(0, on("agen"));
  expect(drawn.rows()).toEqual([on("agen"), b]);
  expect(drawn.filters()).toEqual([b]);
  drawn.replace(1, on("prioritas"));
  expect(drawn.rows()).toEqual([on("agen"), on("prioritas")]);
  expect(drawn.filters()).toEqual([]);
  drawn.replace(0, on("agen", "Sari"));
  expect(drawn.rows()).toEqual([on("agen", "Sari"), on("prioritas")]);
  expect(drawn.filters()).toEqual([on("agen", "Sari")]);
});

test("a new condition is last, and filters when it has a value", () => {
  const drawn = draw(a);
  drawn.add(on("prioritas"));
  expect([drawn.filters(), drawn.hasBlank()]).toEqual([[a], true]);
  drawn.replace(1, b);
  expect([drawn.filters(), drawn.hasBlank()]).toEqual([[a, b], false]);
});

test("each row is removed separately", () => {
  const drawn = draw(a, b);
  drawn.replace(0, on("agen"));
  drawn.remove(1);
  expect([drawn.rows(), drawn.filters()]).toEqual([[on("agen")], []]);
  drawn.remove(0);
  expect([drawn.rows(), drawn.filters()]).toEqual([[], []]);
});

test("a change elsewhere drops blank conditions", () => {
  const drawn = draw(a, b);
  drawn.replace(0, on("agen"));
  drawn.put([a, b]);
  expect(drawn.rows()).toEqual([a, b]);
});
