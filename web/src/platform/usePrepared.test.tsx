import { render, screen } from "@testing-library/react";
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

test("a value that needs one part is shown in the same rendering", () => {
  const want = drawn(work({}));
  expect(text()).toBe("a");
  want("b");
  expect(text()).toBe("b");
});

test("the previous value stays until the next one is prepared", async () => {
  const want = drawn(work({ b: 6 }));
  want("b");
  expect(text()).toBe("a ...");
  await screen.findByText("b");
});

test("without a previous value nothing is shown meanwhile", async () => {
  drawn(work({ a: 6 }));
  expect(text()).toBe("- ...");
  await screen.findByText("a");
});

test("a value that is no longer wanted is not prepared further", async () => {
  const prepare = work({ b: 1_000_000, c: 6 });
  const want = drawn(prepare);
  want("b");
  want("c");
  expect(text()).toBe("a ...");
  await screen.findByText("c");
  expect(prepare.mock.calls.filter(([wanted]) => wanted === "b").length).toBeLessThan(5);
});
