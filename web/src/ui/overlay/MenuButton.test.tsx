import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { MenuButton, MenuOpener } from "./MenuButton";

afterEach(cleanup);

const LABELS = ["Buka", "Tutup"];

function showMenu() {
  const onSelect = vi.fn();
  const entries = LABELS.map((label) => ({ key: label, label, onSelect: () => onSelect(label) }));
  render(<MenuButton label="Aksi" groups={[{ key: "ticket", entries }]} />);
  return {
    user: userEvent.setup(),
    button: screen.getByRole("button", { name: "Aksi" }),
    onSelect,
  };
}

test("what is chosen is told once, and the menu closes", async () => {
  const { user, button, onSelect } = showMenu();
  await user.click(button);
  await user.click(await screen.findByRole("menuitem", { name: "Tutup" }));
  expect(screen.queryByRole("menu")).toBeNull();
  expect(onSelect.mock.calls).toEqual([["Tutup"]]);
});

test("the button says whether its menu is open, and which one it is", async () => {
  const { user, button } = showMenu();
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await user.click(button);
  const menu = await screen.findByRole("menu", { name: "Aksi" });
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(button.getAttribute("aria-controls")).toBe(menu.id);
});

test("Escape closes the menu without choosing", async () => {
  const { user, button, onSelect } = showMenu();
  await user.click(button);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(onSelect).not.toHaveBeenCalled();
});

test("nothing of the menu is drawn before it opens", () => {
  const Menu = vi.fn(() => null);
  render(<MenuOpener label="Aksi" menu={<Menu />} />);
  expect(Menu).not.toHaveBeenCalled();
});
