import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { usePrepared } from "./usePrepared";

/** A `prepare` that takes the given number of parts per wanted value. */
function work(parts: Record<string, number>) {
  const left = new Map(Object.entries(parts));
  return vi.fn((wanted: string) => {
    const rest = (left.get(wanted) ?? 1) - 1;
    left.set(wanted, Math.max(rest, 0));
    return rest <= 0;
  });
}

function Shown({ wanted, prepare }: { wanted: string; prepare: (wanted: string) => boolean }) {
  const { ready, isPreparing } = usePrepared(wanted, prepare);
  return <p>{`${ready ?? "-"}${isPreparing ? " ..." : ""}`}</p>;
}

function drawn(prepare: (wanted: string) => boolean) {
  const shown = (wanted: string) => (
    <StrictMode>
      <Shown wanted={wanted} prepare={prepare} />
    </StrictMode>
  );
  const { rerender } = render(shown("a"));
  return (wanted: string) => rerender(shown(wanted));
}

const text = () => screen.getByRole("paragraph").textContent;

/** Long enough for about ten parts. */
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test("what is prepared at once is shown in the same drawing", () => {
  const want = drawn(work({}));
  expect(text()).toBe("a");
  want("b");
  expect(text()).toBe("b");
});

test("until it is prepared, what was before it stays", async () => {
  const want = drawn(work({ b: 6 }));
  want("b");
  expect(text()).toBe("a ...");
  await aWhile();
  expect(text()).toBe("b");
});

test("with nothing before it, there is nothing meanwhile", async () => {
  drawn(work({ a: 6 }));
  expect(text()).toBe("- ...");
  await aWhile();
  expect(text()).toBe("a");
});

test("what is wanted no longer is not gone on with", async () => {
  const prepare = work({ b: 1_000_000, c: 6 });
  const want = drawn(prepare);
  want("b");
  want("c");
  expect(text()).toBe("a ...");
  await aWhile();
  expect(text()).toBe("c");
  expect(prepare.mock.calls.filter(([wanted]) => wanted === "b").length).toBeLessThan(5);
});
