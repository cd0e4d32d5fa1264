import { expect, test } from "./fixtures";

for (const [key, entry, toFirst] of [
  ["Enter", "Buka", []],
  ["Space", "Buka", []],
  ["ArrowDown", "Buka", []],
  ["ArrowUp", "Re-Assign Ticket", ["Home"]],
] as const) {
  test(`a row's menu opens by ${key}, hears the next key, and returns the focus`, async ({
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

test("a press beside a row's menu closes it and does nothing else", async ({ portal, page }) => {
  await portal.open("/agent/all-tickets");
  const button = page.getByRole("button", { name: /^Aksi / }).first();
  const link = await page.getByRole("link", { name: "Dasbor" }).boundingBox();
  await button.click();
  await page.getByRole("menu").waitFor();
  await page.mouse.click((link?.x ?? 0) + 30, (link?.y ?? 0) + 10);
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/all-tickets/);
});
