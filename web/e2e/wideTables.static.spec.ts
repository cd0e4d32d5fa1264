import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const LISTS = [
  "/cms-auditor",
  "/cms-auditor/assignments",
  "/cms-auditor/auditors",
  "/auditor/internal",
  "/auditor/external",
  "/internal-esdm/reassign",
  "/internal-esdm/all-tickets",
  "/agent/new",
  "/agent/all-tickets",
  "/badan-usaha/tickets",
];

/** The first visible row: a heading, or the first card. */
const firstRow = (page: Page) => page.getByRole("table").first().getByRole("row").first();

const WIDTHS = [640, 768, 1024, 1280, 1366, 1440, 1920];

test("a list is a table from 640 px up, and its first column keeps its room", async ({
  portal,
  page,
}) => {
  for (const route of LISTS) {
    await test.step(route, async () => {
      await portal.open(route);
      const first = firstRow(page);
      await expect(first).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => first.evaluate((row) => getComputedStyle(row).display))
          .toBe("table-row");
      }
    });
  }
});

test("no list is wider than its frame, and its rows are low", async ({ portal, page }) => {
  for (const width of [640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const route of LISTS) {
      await portal.open(route);
      const table = page.getByRole("table").first();
      await expect(table.getByRole("row").nth(1)).toBeVisible();
      const measured = await table.evaluate((table) => ({
        beyond: table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
        highest: Math.max(
          ...[...table.querySelectorAll("tbody tr")].map((row) => row.clientHeight),
        ),
      }));
      expect(measured.beyond, `${route} at ${width} px`).toBeLessThanOrEqual(0);
      expect(measured.highest, `${route} at ${width} px`).toBeLessThanOrEqual(52);
    }
  }
});

test("the summary of a ticket list has at least 260 px", async ({ portal, page }) => {
  for (const route of LISTS.filter((list) => /agent|internal-esdm|badan-usaha/.test(list))) {
    await portal.open(route);
    const summary = page.getByRole("columnheader", { name: /Tiket Summary/ });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const wide = () => summary.evaluate((cell) => cell.getBoundingClientRect().width);
      await expect.poll(wide, `${route} at ${width} px`).toBeGreaterThanOrEqual(260);
    }
  }
});

test("a phone shows the first row early", async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of LISTS.slice(1)) {
    await portal.open(route);
    const top = await firstRow(page).evaluate((row) => row.getBoundingClientRect().top);
    // An external auditor first reads that the access is restricted.
    expect(top, route).toBeLessThanOrEqual(route === "/auditor/external" ? 380 : 330);
  }
});
