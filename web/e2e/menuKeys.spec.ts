import { expect, test } from "./fixtures";

for (const [key, entry, toFirst] of [
  ["Enter", "Buka", []],
  ["Space", "Buka", []],
  ["ArrowDown", "Buka", []],
  ["ArrowUp", "Re-Assign Ticket", ["Home"]],
] as const) {
  test(`a row's menu opens by ${key}, takes the next key, and returns the focus`, async ({
    portal,
    page,
  }) => {
    await portal.open("/agent/all-tickets");
    const button = page.getByRole("button", { name: /^Aksi / }).first();
    await button.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole("menuitem", { name: entry })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(button).toBeFocused();
    for (const next of [key, ...toFirst, "Enter"]) await page.keyboard.press(next);
    await expect(page).toHaveURL(/agent\/tickets\//);
  });
}
