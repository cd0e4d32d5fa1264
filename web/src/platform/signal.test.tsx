import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { listeners, signal, useSignal } from "./signal";

test("listeners are called in the order of subscription until they unsubscribe", () => {
  const { subscribe, tell } = listeners();
  const heard: string[] = [];
  const stop = subscribe(() => heard.push("satu"));
  subscribe(() => heard.push("dua"));
  tell();
  stop();
  tell();
  expect(heard).toEqual(["satu", "dua", "dua"]);
});

test("a listener added during a call is called from the next change on", () => {
  const { subscribe, tell } = listeners();
  const late = vi.fn();
  const stop = subscribe(() => {
    stop();
    subscribe(late);
  });
  tell();
  expect(late).not.toHaveBeenCalled();
  tell();
  expect(late).toHaveBeenCalledOnce();
});

test("a listener that unsubscribes during a call does not affect the others", () => {
  const { subscribe, tell } = listeners();
  const other = vi.fn();
  const stop = subscribe(() => stop());
  subscribe(other);
  tell();
  expect(other).toHaveBeenCalledOnce();
});

test("a component follows the value", () => {
  const count = signal(1);
  const Count = () => <p>{useSignal(count)}</p>;
  render(<Count />);
  act(() => count.set(2));
  expect(screen.getByText("2")).toBeTruthy();
  expect(count.get()).toBe(2);
});

test("hydration accepts markup of the initial value, and then shows the present value", async () => {
  const count = signal(1);
  const Count = () => <p>{useSignal(count)}</p>;
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Count />);
  count.set(2);
  expect(place.textContent).toBe("1");
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(place, <Count />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.textContent).toBe("2");
});
