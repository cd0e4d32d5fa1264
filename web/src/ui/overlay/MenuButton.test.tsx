import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { MenuButton, MenuOpener } from "./MenuButton";

afterEach(cleanup);

const LABELS = ["Buka", "Tutup", "Tunda"];

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

test("reports a choice once and closes the menu", async () => {
  const { user, button, onSelect } = showMenu();
  await user.click(button);
  await user.click(await screen.findByRole("menuitem", { name: "Tutup" }));
  expect(screen.queryByRole("menu")).toBeNull();
  expect(onSelect.mock.calls).toEqual([["Tutup"]]);
});

test("the button has the state and id of its menu", async () => {
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

test("arrows wrap around, Home and End go to the ends, letters to matching entries", async () => {
  const { user, button } = showMenu();
  button.focus();
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement?.textContent).toBe("Tunda");
  for (const [keys, entry] of [
    ["{ArrowDown}", "Buka"],
    ["{ArrowUp}", "Tunda"],
    ["{Home}", "Buka"],
    ["{End}", "Tunda"],
    ["t", "Tutup"],
    ["t", "Tunda"],
    ["{Home}tun", "Tunda"],
  ] as const) {
    await user.keyboard(keys);
    expect(document.activeElement?.textContent).toBe(entry);
  }
});

test("a press beside the menu only closes it", async () => {
  const beside = vi.fn();
  document.body.addEventListener("click", beside);
  const { user, button, onSelect } = showMenu();
  await user.click(button);
  beside.mockClear();
  await user.click(screen.getByRole("button", { name: "Tutup menu ini" }));
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(onSelect).not.toHaveBeenCalled();
  document.body.removeEventListener("click", beside);
});

test("Tab closes the menu and continues from the button", async () => {
  const { user, button } = showMenu();
  const next = document.body.appendChild(document.createElement("input"));
  await user.click(button);
  await user.tab();
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(next);
  next.remove();
});

test("renders the menu only once it opens", () => {
  const Menu = vi.fn(() => null);
  render(<MenuOpener label="Aksi" menu={<Menu />} />);
  expect(Menu).not.toHaveBeenCalled();
});
