import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { switchKeys } from "./keySwitch";
import { type Shortcut, useActiveShortcuts, usePressKey, useShortcuts } from "./shortcuts";
import { useShortcutKeys } from "./useShortcutKeys";

const ran = vi.fn();

const shortcut = (keys: string, more: Partial<Shortcut> = {}): Shortcut => ({
  ...{ keys, label: keys, group: "Uji", run: () => ran(keys), ...more },
});

function Keyed({ keys, more }: { keys: readonly string[]; more?: Partial<Shortcut> }) {
  useShortcuts(keys.map((each) => shortcut(each, more)));
  return null;
}

function Sheet() {
  return <ul aria-label="Aktif">{useActiveShortcuts().map(({ label }) => label)}</ul>;
}

function Page({ children }: { children?: React.ReactNode }) {
  useShortcutKeys();
  return (
    <>
      {children}
      <Sheet />
      <input aria-label="Isian" />
      <select aria-label="Pilihan" />
    </>
  );
}

const press = (key: string, how: object = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...how });

beforeEach(() => {
  ran.mockClear();
  switchKeys(true);
});
afterEach(cleanup);

describe("a key", () => {
  test("acts and keeps the browser from acting too", () => {
    render(<Page>{<Keyed keys={["r"]} />}</Page>);
    expect(press("r")).toBe(false);
    expect(ran).toHaveBeenCalledExactlyOnceWith("r");
  });

  test("means the same with Caps Lock", () => {
    render(<Page>{<Keyed keys={["r", "?"]} />}</Page>);
    press("R");
    press("?", { shiftKey: true });
    expect(ran.mock.calls.flat()).toEqual(["r", "?"]);
  });

  test("does not act in a field, in a choice, under a dialog, or with Ctrl, Alt or Cmd", () => {
    render(<Page>{<Keyed keys={["r"]} />}</Page>);
    press("r", {}, screen.getByLabelText("Isian"));
    press("r", {}, screen.getByLabelText("Pilihan"));
    for (const held of ["ctrlKey", "altKey", "metaKey", "isComposing"])
      press("r", { [held]: true });
    const dialog = document.createElement("div");
    dialog.setAttribute("role", "dialog");
    document.body.append(dialog);
    press("r");
    dialog.remove();
    expect(ran).not.toHaveBeenCalled();
    press("r");
    expect(ran).toHaveBeenCalledOnce();
  });

  test("repeats while it is held only if it may", () => {
    render(
      <Page>
        <Keyed keys={["e"]} />
        <Keyed keys={["j"]} more={{ repeats: true }} />
      </Page>,
    );
    press("e", { repeat: true });
    press("j", { repeat: true });
    expect(ran).toHaveBeenCalledExactlyOnceWith("j");
  });

  test("belongs to the first component that wants it, and to the next when that one leaves", () => {
    const first = (
      <Keyed key="first" keys={["/"]} more={{ label: "satu", run: () => ran("satu") }} />
    );
    const second = (
      <Keyed key="second" keys={["/"]} more={{ label: "dua", run: () => ran("dua") }} />
    );
    const { rerender } = render(<Page>{[first, second]}</Page>);
    press("/");
    expect(screen.getByRole("list").textContent).toBe("satu");
    rerender(<Page>{[second]}</Page>);
    press("/");
    expect(ran.mock.calls.flat()).toEqual(["satu", "dua"]);
    expect(screen.getByRole("list").textContent).toBe("dua");
  });

  test("runs the present function without being registered again", () => {
    const { rerender } = render(<Page>{<Keyed keys={["r"]} more={{ run: () => ran(1) }} />}</Page>);
    rerender(<Page>{<Keyed keys={["r"]} more={{ run: () => ran(2) }} />}</Page>);
    press("r");
    expect(ran).toHaveBeenCalledExactlyOnceWith(2);
  });
});

describe("a sequence", () => {
  const keys = ["g a", "g n", "a"];

  test.each([
    ["g a", ["g a"]],
    ["g g a", ["g a"]],
    ["g x a", ["a"]],
    ["g a a", ["g a", "a"]],
    ["a g n", ["a", "g n"]],
  ])("%s", (typed, expected) => {
    render(<Page>{<Keyed keys={keys} />}</Page>);
    for (const key of typed.split(" ")) press(key);
    expect(ran.mock.calls.flat()).toEqual(expected);
  });

  test("is forgotten after a pause", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    render(<Page>{<Keyed keys={keys} />}</Page>);
    const at = (key: string, timeStamp: number) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true });
      Object.defineProperty(event, "timeStamp", { value: timeStamp });
      document.body.dispatchEvent(event);
    };
    at("g", 0);
    at("a", 1_499);
    at("g", 2_000);
    at("a", 3_501);
    vi.useRealTimers();
    expect(ran.mock.calls.flat()).toEqual(["g a", "a"]);
  });
});

describe("the switch", () => {
  function Reply() {
    return <button type="button" {...usePressKey({ ...shortcut("r"), label: "Balasan" })} />;
  }
  const told = () => screen.getByRole("button").getAttribute("aria-keyshortcuts");

  test("turns all keys off, tells screen readers, and is remembered", () => {
    render(<Page>{<Reply />}</Page>);
    expect(told()).toBe("r");
    fireEvent(window, new Event("unrelated"));
    switchKeys(false);
    press("r");
    expect(ran).not.toHaveBeenCalled();
    expect(localStorage.getItem("portal-minerba.keys")).toBe("off");
    cleanup();
    render(<Page>{<Reply />}</Page>);
    expect(told()).toBe(null);
    cleanup();
    switchKeys(true);
    expect(localStorage.getItem("portal-minerba.keys")).toBe(null);
  });
});
