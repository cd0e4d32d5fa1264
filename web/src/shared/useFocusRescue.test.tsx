import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFocusRescue } from "./useFocusRescue";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type ScreenProps = { detail: string; rows: number; hasControl?: boolean };

/** A screen with a list inside. Each has its own place for a lost focus. */
function Screen({ detail, rows, hasControl = false }: ScreenProps) {
  useFocusRescue(detail, () => screen.getByRole("heading"));
  return (
    <>
      <h1 tabIndex={-1}>Penugasan</h1>
      <List rows={rows} />
      {hasControl && <button type="button">Hapus</button>}
    </>
  );
}

function List({ rows }: { rows: number }) {
  useFocusRescue(rows, () => (rows > 0 ? screen.getByRole("list") : undefined));
  return <ul tabIndex={-1} />;
}

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

function start() {
  const { rerender } = render(<Screen detail="open" rows={2} hasControl />);
  screen.getByRole("button").focus();
  return (props: ScreenProps) => rerender(<Screen {...props} />);
}

test("moves a lost focus to the element that stays", async () => {
  const draw = start();
  draw({ detail: "closed", rows: 2 });
  expect(document.activeElement).toBe(document.body);
  await wait(300);
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

test("leaves an existing focus", async () => {
  const draw = start();
  draw({ detail: "closed", rows: 1, hasControl: true });
  await wait(1_000);
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("the later of two quick changes decides the focus", async () => {
  const draw = start();
  draw({ detail: "closed", rows: 2, hasControl: true });
  await wait(250);
  draw({ detail: "closed", rows: 1 });
  await wait(300);
  expect(document.activeElement).toBe(screen.getByRole("list"));
});

test("the earlier change decides if the later has no place", async () => {
  const draw = start();
  draw({ detail: "closed", rows: 2 });
  await wait(250);
  draw({ detail: "closed", rows: 0 });
  await wait(300);
  expect(document.activeElement).toBe(document.body);
  await wait(300);
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

test("the innermost of simultaneous changes decides", async () => {
  const draw = start();
  draw({ detail: "closed", rows: 1 });
  await wait(300);
  expect(document.activeElement).toBe(screen.getByRole("list"));
});
