// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { printTicket, requestPrint, takePrintRequest } from "./printTicket";

const print = vi.fn();

beforeEach(() => {
  print.mockReset();
  vi.stubGlobal("print", print);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("only the first page after a request can answer it, once", () => {
  requestPrint("R8K2AB");
  expect(takePrintRequest("R8K2AB")).toBe(true);
  expect(takePrintRequest("R8K2AB")).toBe(false);

  requestPrint("R8K2AB");
  expect(takePrintRequest("N4W7KD")).toBe(false);
  expect(takePrintRequest("R8K2AB")).toBe(false);
});

test("a request expires after 5 seconds", () => {
  vi.useFakeTimers();
  requestPrint("R8K2AB");
  vi.advanceTimersByTime(5000);
  expect(takePrintRequest("R8K2AB")).toBe(false);
});

test("a ticket with loading images is printed when they are loaded, unless the user has left", async () => {
  const image = document.createElement("div");
  image.dataset.image = "loading";
  for (const isLeft of [false, true]) {
    document.body.replaceChildren(image);
    const printing = printTicket();
    if (isLeft) window.history.pushState(null, "", "#/lain");
    image.remove();
    await printing;
  }
  expect(print).toHaveBeenCalledOnce();
});
