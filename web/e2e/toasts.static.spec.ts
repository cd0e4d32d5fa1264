import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./fixtures";
import { boxOf } from "./layout";
import { loadTable } from "./loading";

const toasts = (page: Page) => page.getByRole("region", { name: "Pemberitahuan" });

/** Offers the statuses: in the facts beside the conversation, or on narrow screens in the ticket's menu. */
const statusOpener = (page: Page) =>
  page.getByRole("button", { name: /^(?:Ubah Status|Aksi tiket)/ });

async function setStatus(page: Page, status: string) {
  await statusOpener(page).click();
  await page.getByRole("menuitem", { name: status }).click();
}

/** Causes four toasts in a row. */
async function doMuch(page: Page) {
  for (const status of ["Set Pending", "Mark Resolved", "Close Ticket", "Buka kembali"]) {
    await setStatus(page, status);
  }
  await expect(toasts(page).getByRole("button", { name: "3 pemberitahuan lain" })).toBeVisible();
}

async function expectApart(one: Locator, others: Locator) {
  const box = await boxOf(one);
  for (const other of await others.all()) {
    const hit = await other.boundingBox();
    const isApart =
      hit === null ||
      hit.x >= box.right ||
      hit.x + hit.width <= box.x ||
      hit.y >= box.bottom ||
      hit.y + hit.height <= box.y;
    expect(isApart, `${await other.textContent()} is not covered`).toBe(true);
  }
}

/** Causes one toast. */
async function doOnce(page: Page) {
  await setStatus(page, "Set Pending");
  await expect(toasts(page).getByRole("listitem")).toHaveCount(1);
}

for (const width of [390, 768, 1024, 1440, 1920]) {
  test(`at ${width} px a toast is one line at the bottom of the content`, async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await portal.open("/agent/tickets/R8K2AB");
    await doOnce(page);
    const toast = await boxOf(toasts(page).getByRole("listitem"));
    const content = await boxOf(page.getByRole("main"));
    expect(toast.width).toBeLessThanOrEqual(480);
    expect(toast.height).toBeLessThanOrEqual(width < 640 ? 56 : 46);
    expect(toast.x).toBeGreaterThanOrEqual(content.x);
    expect(toast.right).toBeLessThanOrEqual(width);
    // Above the composer of staff, which takes at most 124 px.
    expect(toast.y).toBeGreaterThan(650);
    await expectApart(toasts(page), page.getByRole("textbox"));
    await expectApart(toasts(page), statusOpener(page));
    await expectApart(toasts(page), page.getByRole("heading", { level: 1 }));
    await expectNoAxeViolations(page);
  });
}

test("many toasts cover neither the storage state nor the entries of the menu", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 720 });
  await portal.open("/agent/tickets/R8K2AB");
  await doMuch(page);
  const menu = page.getByRole("complementary", { name: "Menu samping" });
  for (const isOpen of [false, true]) {
    if (isOpen) await toasts(page).getByRole("button", { name: "3 pemberitahuan lain" }).click();
    await expectApart(toasts(page), menu.getByText("Tersimpan"));
    await expectApart(toasts(page), menu.getByRole("link"));
    await expectNoAxeViolations(page);
  }
});

test("a toast does not cover the control that caused it", async ({ portal, page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await portal.open("/agent/tickets/R8K2AB");
  const opener = statusOpener(page);
  // The control is where the toast would be, above the composer.
  await opener.evaluate((button) => {
    button.style.position = "fixed";
    button.style.bottom = "120px";
    button.style.left = "50%";
  });
  await opener.click();
  await page.getByRole("menuitem", { name: "Set Pending" }).click();
  await expect(toasts(page).getByRole("listitem")).toHaveCount(1);
  await expectApart(toasts(page).getByRole("listitem"), opener);
});

test("on a phone many toasts take the space of one", async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.open("/agent/tickets/R8K2AB");
  await doMuch(page);
  expect((await boxOf(toasts(page))).height).toBeLessThan(130);
  await expectNoAxeViolations(page);
});

test("a long toast keeps its width, and its button acts at the first press", async ({
  portal,
  page,
}) => {
  await portal.open("/cms-auditor/query");
  const place = ["Operasi Produksi", "PT Bara Khatulistiwa", "Laporan Produksi Bulanan"] as const;
  await loadTable(page, { name: "data.csv", text: "a;b\n1;2\n" }, place);
  const toast = toasts(page).getByRole("listitem");
  expect((await boxOf(toast)).width).toBeLessThanOrEqual(480);
  await toasts(page).getByRole("button", { name: "Urungkan" }).click();
  await expect(toast).toContainText("Diurungkan.");
});

for (const [width, height] of [
  [390, 844],
  [1280, 860],
  [1440, 600],
] as const) {
  test(`at ${width} × ${height} px toasts cover nothing of a tall dialog`, async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await portal.open("/agent/tickets/R8K2AB");
    await page.getByRole("textbox", { name: "Balasan" }).click();
    await page.getByRole("main").getByRole("button", { name: "Canned Replies" }).click();
    const dialog = page.getByRole("dialog", { name: "Canned Replies" });
    for (const title of ["Laporan diterima", "Masalah selesai"]) {
      await dialog.getByRole("button", { name: `Hapus ${title}`, exact: true }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Hapus" }).click();
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
    }
    await expect(toasts(page).getByRole("button", { name: "1 pemberitahuan lain" })).toBeVisible();
    await expectApart(toasts(page), dialog);
    await expectNoAxeViolations(page);
  });
}

test("a toast makes way for the buttons of a dialog that opens after it", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.open("/cms-auditor/query");
  const place = ["Operasi Produksi", "PT Bara Khatulistiwa", "Produksi Bulanan"] as const;
  await loadTable(page, { name: "data.csv", text: "a;b\n1;2\n" }, place);
  await page.getByRole("button", { name: "Assign to Auditor" }).click();
  const dialog = page.getByRole("dialog", { name: "Tugaskan ke auditor" });
  await expectApart(toasts(page).getByRole("listitem"), dialog.getByRole("button"));
});
