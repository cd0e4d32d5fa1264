import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Position, Widget } from "../../../../core/pkg/portal_core";
import { type Shown, useGivingWay } from "./useGivingWay";

const late: Array<() => void> = [];

vi.mock("../../../../ui/page/useAfterFrame", async () => {
  const { useEffect, useState } = await import("react");
  return {
    useAfterFrame: <T,>(value: T, first: T) => {
      const [shown, setShown] = useState({ value: first });
      useEffect(() => {
        late.push(() => setShown({ value }));
      }, [value]);
      return shown.value;
    },
  };
});

const at = (y: number): Position => ({ x: 0, y, w: 4, h: 3 });
const widgets = (ids: string, ...ys: number[]) =>
  [...ids].map((id, place) => ({ id, position: at(ys[place] ?? 0) }) as Widget);
const ids = (shown: readonly Shown[]) => shown.map(({ widget }) => widget.id).join("");
const ys = (shown: readonly Shown[]) => shown.map(({ position }) => position.y);
const frame = () => act(() => late.splice(0).at(-1)?.());

type Step = { widgets: Widget[]; selected?: string; dragged?: ReadonlyMap<string, Position> };
const begin = (first: Step) => {
  const hook = renderHook(
    ({ widgets, selected, dragged }: Step) => useGivingWay(widgets, selected, dragged),
    { initialProps: first },
  );
  frame();
  return hook;
};

test("what is selected is at its place at once, the others and the order in the page follow a frame later", () => {
  const { result, rerender } = begin({ widgets: widgets("abc", 0, 3, 6) });
  rerender({ widgets: widgets("bca", 1, 4, 7), selected: "a" });
  expect(ids(result.current)).toBe("abc");
  expect(ys(result.current)).toEqual([7, 3, 6]);
  frame();
  expect(ids(result.current)).toBe("bca");
  expect(ys(result.current)).toEqual([1, 4, 7]);
});

test("what is new is there at once, and what is gone is gone", () => {
  const { result, rerender } = begin({ widgets: widgets("abc") });
  rerender({ widgets: widgets("dac", 9) });
  expect(ids(result.current)).toBe("acd");
  expect(ys(result.current)).toEqual([0, 0, 9]);
  frame();
  expect(ids(result.current)).toBe("dac");
});

test("what gave way to a drag stays where it is when the drag ends there", () => {
  const before = widgets("ab", 0, 3);
  const { result, rerender } = begin({ widgets: before, selected: "a" });
  rerender({
    widgets: before,
    selected: "a",
    dragged: new Map([
      ["a", at(3)],
      ["b", at(0)],
    ]),
  });
  frame();
  expect(ys(result.current)).toEqual([3, 0]);
  rerender({ widgets: widgets("ab", 3, 0), selected: "a" });
  expect(ys(result.current)).toEqual([3, 0]);
});
