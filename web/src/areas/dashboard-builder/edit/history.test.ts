import { expect, test } from "vitest";
import { begun, type History, redone, sealed, stepped, undone } from "./history";

const step = (history: History<number>, value: number, key?: string) =>
  stepped(history, { value, words: `ke ${value}`, key });

function must<T>(history: History<T> | undefined): History<T> {
  if (history === undefined) throw new Error("there is no step");
  return history;
}

test("120 steps are undone and redone one by one", () => {
  let history = begun(0);
  for (let value = 1; value <= 120; value += 1) history = step(history, value);
  for (let value = 119; value >= 0; value -= 1) {
    history = must(undone(history));
    expect(history.present.value).toBe(value);
  }
  expect(undone(history)).toBeUndefined();
  for (let value = 1; value <= 120; value += 1) history = must(redone(history));
  expect(history.present.value).toBe(120);
  expect(redone(history)).toBeUndefined();
});

test("typing in one field is one step until the field loses the focus", () => {
  let history = step(begun(0), 1, "judul");
  history = step(step(history, 2, "judul"), 3, "judul");
  expect(history.past).toHaveLength(1);
  history = step(sealed(history), 4, "judul");
  expect(history.past).toHaveLength(2);
  expect(must(undone(history)).present.value).toBe(3);
});

test("a step after an undo drops the redo steps", () => {
  const history = must(undone(step(step(begun(0), 1), 2)));
  expect(redone(step(history, 7))).toBeUndefined();
});

test("typing after an undo in the same field is a new step", () => {
  const history = must(undone(step(step(begun(0), 1, "judul"), 2)));
  expect(step(history, 3, "judul").past).toHaveLength(2);
});
