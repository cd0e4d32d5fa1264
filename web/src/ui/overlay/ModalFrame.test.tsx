import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ToastRegion } from "../../shared/toast/ToastRegion";
import { clearToasts, toast } from "../../shared/toast/toast";
import { AlertDialog } from "./AlertDialog";
import { Dialog } from "./Dialog";

afterEach(() => {
  clearToasts();
  cleanup();
  vi.restoreAllMocks();
});

/** A page with a dialog, in which another can be opened. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <main>
      <ToastRegion />
      <h1>Tiket</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Ubah
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Label">
        <button type="button" onClick={() => setAsked(true)}>
          Hapus
        </button>
      </Dialog>
      <AlertDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => setAsked(false)}
        title="Hapus label?"
        confirmLabel="Ya"
      />
    </main>
  );
}

const button = (name: string) => screen.findByRole("button", { name });
const opener = () => screen.queryByRole("button", { name: "Ubah" });
const isCovered = () => waitFor(() => expect(opener()).toBeNull());
const isBare = () => waitFor(() => expect(opener()).toBeTruthy());

test("screen readers get only the topmost dialog", async () => {
  render(<Page />);
  await userEvent.click(await button("Ubah"));
  await isCovered();
  await userEvent.click(await button("Hapus"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(await button("Batal"));
  await waitFor(() => expect(screen.getByRole("dialog")).toBeTruthy());
  expect(opener()).toBeNull();
  await userEvent.click(await button("Tutup"));
  await isBare();
});

test("screen readers still get the page's title and the toasts", async () => {
  render(<Page />);
  await userEvent.click(await button("Ubah"));
  await isCovered();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tiket");
  act(() => toast("Label diubah."));
  expect(screen.getByRole("status").textContent).toContain("Label diubah.");
  expect(await button("Tutup pemberitahuan")).toBeTruthy();
});

test("the dialog takes the focus, keeps it, and returns it", async () => {
  render(<Page />);
  const pressed = await button("Ubah");
  pressed.focus();
  act(() => pressed.click());
  const dialog = screen.getByRole("dialog");
  await isCovered();
  expect(dialog.contains(document.activeElement)).toBe(true);
  for (let pressed = 0; pressed < 4; pressed += 1) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(pressed));
});

test("Escape closes only the topmost dialog while nothing has the focus", async () => {
  render(<Page />);
  await userEvent.click(await button("Ubah"));
  await userEvent.click(await button("Hapus"));
  const pressEscape = () =>
    act(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      expect(document.activeElement).toBe(document.body);
      fireEvent.keyDown(document.body, { key: "Escape" });
    });
  pressEscape();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByRole("dialog")).toBeTruthy();
  pressEscape();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a closed dialog stays until its animation ends, and can be opened again meanwhile", async () => {
  let leave = () => {};
  const finished = new Promise<void>((resolve) => {
    leave = resolve;
  });
  vi.spyOn(Element.prototype, "getAnimations").mockReturnValue([{ finished } as never]);
  const dialog = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} onClose={() => {}} title="Label">
      Isi
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  expect(await screen.findByText("Isi")).toBeTruthy();
  rerender(dialog(false));
  expect(document.querySelector("[data-modal=leaving]")).not.toBeNull();
  rerender(dialog(true));
  expect(document.querySelector("[data-modal=leaving]")).toBeNull();
  leave();
  await finished;
  expect(screen.getByText("Isi")).toBeTruthy();
  rerender(dialog(false));
  await waitFor(() => expect(screen.queryByText("Isi")).toBeNull());
});
