import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, lazy, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { isCovered } from "./isCovered";
import { LateDialog } from "./LateDialog";

function Field() {
  const [text, setText] = useState("");
  // biome-ignore lint/a11y/noAutofocus: dialogs focus their field
  return <input autoFocus value={text} onChange={({ target }) => setText(target.value)} />;
}

/** A page with a focused button and a dialog that loads once `load` is called. */
function openLate(Content: ComponentType) {
  let load = () => {};
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        load = () => resolve({ default: Content });
      }),
  );
  const onPage = vi.fn();
  window.addEventListener("keydown", onPage);
  const onPress = vi.fn();
  const page = (isOpen: boolean) => (
    <>
      <button type="button" onClick={onPress}>
        Buka
      </button>
      <LateDialog>{isOpen && <Late />}</LateDialog>
    </>
  );
  const { rerender } = render(page(false));
  screen.getByText("Buka").focus();
  rerender(page(true));
  return { load: () => act(async () => load()), onPage, onPress };
}

afterEach(cleanup);

test("keys that are pressed while a dialog loads reach its field and nothing of the page", async () => {
  const { load, onPage, onPress } = openLate(Field);
  expect(isCovered()).toBe(true);
  await userEvent.keyboard("e x{Backspace}{Enter}c");
  await load();
  expect(screen.getByRole("textbox")).toHaveProperty("value", "e c");
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  expect(onPage).not.toHaveBeenCalled();
  expect(onPress).not.toHaveBeenCalled();

  await userEvent.keyboard("d");
  expect(screen.getByRole("textbox")).toHaveProperty("value", "e cd");
  expect(onPage).toHaveBeenCalled();
});

test("a dialog without a field forgets what was typed", async () => {
  const { load } = openLate(() => <p>Hasil</p>);
  await userEvent.keyboard("c");
  await load();
  expect(screen.getByText("Hasil")).toBeDefined();
  expect(isCovered()).toBe(false);
});
