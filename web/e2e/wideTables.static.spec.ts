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

const WIDTHS = [390, 640, 768, 900, 1024, 1100, 1280, 1366, 1440];

test("a list shows cards where its columns do not fit", {
  tag: "@deep",
}, async ({ portal, page }) => {
  for (const route of LISTS) {
    await test.step(route, async () => {
      await portal.open(route);
      const table = page.getByRole("table").first();
      await expect(table).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const beside = await table.evaluate((element) => {
          const room = element.parentElement?.clientWidth ?? 0;
          return element.scrollWidth - room;
        });
        expect(beside, `${route} at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
});

test("a wide list is a table in a wide window and on paper", async ({ portal, page }) => {
  const shape = () =>
    page
      .getByRole("table")
      .getByRole("row")
      .nth(1)
      .evaluate((row) => getComputedStyle(row).display);
  await portal.open("/cms-auditor/assignments");
  expect(await shape()).toBe("table-row");
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await shape()).toBe("grid");
  await page.emulateMedia({ media: "print" });
  expect(await shape()).toBe("table-row");
});
