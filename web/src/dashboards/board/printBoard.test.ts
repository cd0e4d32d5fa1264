// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { BOARD_PLACEHOLDER, printBoard } from "./printBoard";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function place(attribute: string): HTMLElement {
  const element = document.createElement("div");
  element.setAttribute(attribute, "");
  document.body.replaceChildren(element);
  return element;
}

test("a loading dashboard is printed when its board is ready", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  place(Object.keys(BOARD_PLACEHOLDER)[0] ?? "");
  const printing = printBoard();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(print).not.toHaveBeenCalled();

  const board = place("data-board");
  print.mockImplementation(() => expect(board.hasAttribute("data-paper")).toBe(true));
  await printing;
  expect(print).toHaveBeenCalledOnce();
  expect(board.hasAttribute("data-paper")).toBe(false);
});
