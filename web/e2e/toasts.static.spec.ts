import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./fixtures";

const toasts = (page: Page) => page.getByRole("region", { name: "Pemberitahuan" });

/** Causes five toasts in a row. */
async function doMuch(page: Page) {
  await page.getByRole("button", { name: "Ubah Status" }).waitFor();
  for (const status of [
    "Set Pending",
    "Mark Resolved",
    "Set Pending",
    "Mark Resolved",
    "Set Pending",
  ]) {
    await page.getByRole("button", { name: "Ubah Status" }).click();
    await page.getByRole("menuitem", { name: status }).click();
  }
  await expect(toasts(page).getByRole("button", { name: "4 pemberitahuan lain" })).toBeVisible();
}

async function expectApart(one: Locator, others: Locator) {
  const box = await one.boundingBox();
  if (box === null) throw new Error("not shown");
  for (const other of await others.all()) {
    const hit = await other.boundingBox();
    const isApart =
      hit === null ||
      hit.x >= box.x + box.width ||
      hit.x + hit.width <= box.x ||
      hit.y >= box.y + box.height ||
      hit.y + hit.height <= box.y;
    expect(isApart, `${await other.textContent()} is not covered`).toBe(true);
  }
}

test("toasts in the side menu cover neither the storage state nor the entries above", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 720 });
  await portal.open("/agent/tickets/R8K2AB");
  await doMuch(page);
  const menu = page.getByRole("complementary", { name: "Menu samping" });
  for (const isOpen of [false, true]) {
    if (isOpen) await toasts(page).getByRole("button", { name: "4 pemberitahuan lain" }).click();
    await expectApart(toasts(page), menu.getByText(/^Tersimpan$|^Zona waktu/));
    const last = menu.getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expectApart(toasts(page), last);
    await expect(last).toBeInViewport();
    await expectNoAxeViolations(page);
  }
});

test("on a phone many toasts take the space of one", async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.open("/agent/tickets/R8K2AB");
  await doMuch(page);
  const box = await toasts(page).boundingBox();
  expect(box?.height).toBeLessThan(130);
  await expectNoAxeViolations(page);
});
