import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, of, openEditor, widget } from "../../../../testing/editor";
import { forgetStorageState } from "../../../../testing/forgetStorageState";
import { openTestPortal } from "../../../../testing/portal";

let measured: { mockRestore: () => void };

beforeEach(() => {
  forgetStorageState();
  openTestPortal({ role: "dashboard_builder" });
  // Room for a canvas with columns.
  measured = vi
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue(DOMRect.fromRect({ width: 1168, height: 900 }));
});

afterEach(() => measured.mockRestore());

const panel = () => screen.getByRole("complementary", { name: "Pengaturan widget" });
const isOpen = () => screen.queryByRole("complementary", { name: "Pengaturan widget" }) !== null;
const title = () => within(panel()).getByRole("textbox", { name: "Judul" });

test("the settings appear with a pressed widget, follow the selection, and close", async () => {
  const { user } = openEditor();
  expect(isOpen()).toBe(false);
  act(() => button("Pindahkan Status").focus());
  expect(isOpen()).toBe(false);
  await user.click(of("Status").getByRole("heading"));
  expect(title()).toHaveProperty("value", "Status");
  act(() => button("Pindahkan Prioritas").focus());
  expect(title()).toHaveProperty("value", "Prioritas");
  await user.click(button("Tutup pengaturan"));
  expect(isOpen()).toBe(false);
  await user.click(of("Prioritas").getByRole("button", { name: "Duplikat" }));
  expect(isOpen()).toBe(false);
});

test("Escape in the settings closes them and focuses the widget", async () => {
  const { user } = openEditor();
  await user.click(of("Prioritas").getByRole("button", { name: "Atur" }));
  expect(document.activeElement).toBe(
    within(panel()).getByRole("combobox", { name: "Sumber data" }),
  );
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(button("Pindahkan Prioritas")));
});

test("the settings change sides, so that they never cover their widget", async () => {
  const wide = { ...widget("widget_3", "Lebar", 0), position: { x: 0, y: 3, w: 12, h: 3 } };
  const { user } = openEditor([
    widget("widget_1", "Kiri", 0),
    widget("widget_2", "Kanan", 8),
    wide,
  ]);
  for (const [name, side] of [
    ["Kiri", "right"],
    ["Kanan", "left"],
    ["Lebar", "bottom"],
  ] as const) {
    await user.click(of(name).getByRole("button", { name: "Atur" }));
    expect(panel().getAttribute("data-side"), name).toBe(side);
  }
});

test("removing the widget closes its settings", async () => {
  const { user } = openEditor();
  await user.click(of("Status").getByRole("button", { name: "Atur" }));
  await user.click(of("Status").getByRole("button", { name: "Hapus" }));
  expect(isOpen()).toBe(false);
});
