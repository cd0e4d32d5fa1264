import type { Page } from "@playwright/test";
import { switchTo } from "./audit";
import { expect, test } from "./fixtures";
import { row } from "./lists";
import { enterAs } from "./roles";
import { menuEntry } from "./sideMenu";

const YOSEF = "Yosef Tandi";
const STUDY = "Studi Kelayakan Proyek Nikel Laterit.pdf";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("reload and Back keep the acting auditor", { tag: "@single-file" }, async ({
  portal,
  page,
}) => {
  await portal.open("/");
  await enterAs(page, "External Auditor");
  await switchTo(page, YOSEF);
  await menuEntry(page, "Data Document").click();
  await page.reload();
  await expect(heading(page)).toHaveText(`Data yang di-assign untuk ${YOSEF}`);

  await row(page, STUDY).getByRole("link").first().click();
  await expect(heading(page)).toHaveText(STUDY);
  await page.reload();
  await expect(heading(page)).toHaveText(STUDY);

  await enterAs(page, "CMS Auditor");
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText(STUDY);
});

test("a typed address sets its role and keeps that role's last person", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/badan-usaha/tickets");
  await switchTo(page, "PT Nikel Halmahera Raya");
  await portal.open("/badan-usaha/tickets/N4W7KD");
  await expect(page.getByText(/^Tiket N4W7KD/)).toBeVisible();

  await portal.open("/auditor/external");
  await switchTo(page, YOSEF);
  await portal.open("/auditor/document");
  await expect(heading(page)).toHaveText(`Data yang di-assign untuk ${YOSEF}`);
  await portal.open("/badan-usaha/tickets/N4W7KD");
  await expect(page.getByText(/^Tiket N4W7KD/)).toBeVisible();
});

test("a link in a new tab opens as the auditor to whom the item is assigned", {
  tag: "@single-file",
}, async ({ portal, page, context, openTab }) => {
  // On a busy machine Chromium can give the only page of a new profile a local storage of its own.
  await openTab("/");
  await portal.open("/auditor/external");
  await switchTo(page, YOSEF);
  const opened = context.waitForEvent("page");
  await row(page, STUDY)
    .getByRole("link")
    .first()
    .click({ modifiers: ["Control"] });
  const tab = await opened;
  await expect(heading(tab)).toHaveText(STUDY);
  await expect(tab.getByRole("banner")).toContainText(YOSEF);
});

test("'Kembali' returns to the opened row and the scroll position", async ({ portal, page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await portal.open("/agent/all-tickets");
  const code = row(page, "C1053D").getByRole("link").first();
  await code.scrollIntoViewIfNeeded();
  await code.click();
  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  await expect(code).toBeFocused();
  await expect(code).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("after a reload 'Kembali' leads to the list with its search and filters", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/agent/all-tickets?q=rkab");
  await row(page, "R8K2AB").getByRole("link").first().click();
  const back = page.getByRole("link", { name: "Kembali", exact: true });
  await expect(back).toBeVisible();
  await page.reload();
  await back.click();
  await expect(page).toHaveURL(/\/agent\/all-tickets\?q=rkab$/);
});
