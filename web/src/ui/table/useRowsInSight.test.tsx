import { render, screen, waitFor } from "@testing-library/react";
import { useLayoutEffect, useRef } from "react";
import { expect, test, vi } from "vitest";
import { headOver, useRowsInSight } from "./useRowsInSight";

const over = (rows: string, drawn: string, head: number) =>
  headOver([...rows], [...drawn], head).join("");

test("the head is new, and what is drawn below it stays until the rest comes", () => {
  expect(over("ABCDE", "vwxyz", 2)).toBe("ABxyz");
});

test("below it no more rows are drawn than there will be", () => {
  expect(over("ABC", "vwxyz", 2)).toBe("ABx");
  expect(over("A", "vwxyz", 2)).toBe("A");
});

test("a list that was empty, or shorter than its head, has the head alone", () => {
  expect(over("ABCDE", "", 3)).toBe("ABC");
  expect(over("ABCDE", "z", 3)).toBe("ABC");
});

/** A list of so many rows, and what it has drawn, drawing by drawing. */
function List({ count, asked = "", log }: { count: number; asked?: string; log: number[] }) {
  const body = useRef<HTMLUListElement>(null);
  const rows = useRef<string[]>([]);
  if (rows.current.length !== count)
    rows.current = Array.from({ length: count }, (_, at) => `${at}`);
  const { drawn } = useRowsInSight(body, rows.current, asked);
  useLayoutEffect(() => {
    log.push(drawn.length);
  }, [drawn, log]);
  return (
    <ul ref={body}>
      {drawn.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}

test("a long list appears without its rows, and grows by its head first; all of it is there in the end", async () => {
  const log: number[] = [];
  const { rerender } = render(<List count={100} log={log} />);
  await waitFor(() => expect(log).toEqual([0, 100]));
  rerender(<List count={200} log={log} />);
  const head = Math.ceil(window.innerHeight / 44);
  await waitFor(() => expect(log).toEqual([0, 100, 100, 200]));
  expect(head).toBeLessThan(100);
  expect(screen.getAllByRole("listitem")).toHaveLength(200);
});

test("rows that something else is asked of come after what was asked", async () => {
  const log: number[] = [];
  const { rerender } = render(<List count={100} asked="open" log={log} />);
  await waitFor(() => expect(log).toEqual([0, 100]));
  rerender(<List count={200} asked="closed" log={log} />);
  await waitFor(() => expect(log).toEqual([0, 100, 200]));
});

test("a list that the window shows whole is drawn at once, but for what it has grown by", async () => {
  const log: number[] = [];
  const { rerender } = render(<List count={3} log={log} />);
  rerender(<List count={5} log={log} />);
  expect(log.at(-1)).toBe(3);
  await waitFor(() => expect(log.at(-1)).toBe(5));
  rerender(<List count={2} log={log} />);
  expect(log.at(-1)).toBe(2);
});

test("a list that is scrolled to its end is no shorter for it", async () => {
  const scrolled = vi
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(0, -100 * 44, 0, 100 * 44));
  const log: number[] = [];
  const { rerender } = render(<List count={100} asked="page 1" log={log} />);
  await waitFor(() => expect(log).toEqual([0, 100]));
  rerender(<List count={99} asked="page 2" log={log} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(100);
  await waitFor(() => expect(log).toEqual([0, 100, 99]));
  scrolled.mockRestore();
});
