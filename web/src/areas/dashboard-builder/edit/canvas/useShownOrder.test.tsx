import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Widget } from "../../../../core/pkg/portal_core";
import { useShownOrder } from "./useShownOrder";

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

const widgets = (ids: string, y = 0) =>
  [...ids].map((id) => ({ id, position: { x: 0, y, w: 4, h: 3 } }) as Widget);
const ids = (shown: readonly Widget[]) => shown.map(({ id }) => id).join("");
const frame = () => act(() => late.splice(0).at(-1)?.());

test("what lies elsewhere is there at once, in the order before until a frame later", () => {
  const { result, rerender } = renderHook(useShownOrder, { initialProps: widgets("abc") });
  expect(ids(result.current)).toBe("abc");
  frame();
  rerender(widgets("bca", 5));
  expect(ids(result.current)).toBe("abc");
  expect(result.current.every(({ position }) => position.y === 5)).toBe(true);
  frame();
  expect(ids(result.current)).toBe("bca");
});

test("what is new is there at once, and what is gone is gone", () => {
  const { result, rerender } = renderHook(useShownOrder, { initialProps: widgets("abc") });
  frame();
  rerender(widgets("dac"));
  expect(ids(result.current)).toBe("acd");
  frame();
  expect(ids(result.current)).toBe("dac");
});
