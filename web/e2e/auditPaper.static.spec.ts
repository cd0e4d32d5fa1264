import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";

// Area inside the margins of an A4 page, in px.
const PAPER = { width: 673, height: 960 };

/** Checks the printed page from a dark screen: no controls except sort headings, black on white, nothing cut off. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize(PAPER);
  const controls = page.locator("nav, button:not(th button), input, textarea, select");
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(
    page.getByText(/^Portal Minerba\. Dicetak oleh .+, \d+ \p{L}+ \d{4}/u),
  ).toBeVisible();
  const colours = await page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("h1, h2, h3, p, dt, dd, th, td, th button")]
      .filter((part) => part.checkVisibility())
      .map((part) => getComputedStyle(part))
      .map(({ color, backgroundColor }) => `${color} on ${backgroundColor}`),
  );
  const papers = ["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"];
  const allowed = papers.map((paper) => `rgb(0, 0, 0) on ${paper}`);
  expect([...new Set(colours)].filter((colour) => !allowed.includes(colour))).toEqual([]);
  await expectNoSidewaysScroll(page);
}

type Table = { what: string; route: string; caption: string };

const TABLES: readonly Table[] = [
  {
    what: "the result of a query",
    route:
      "/cms-auditor/query?tahapan=Penjualan&badanUsaha=PT+Bara+Khatulistiwa&kegiatan=Penjualan&hasil=1",
    caption: "Isi Penjualan - PT Bara Khatulistiwa",
  },
  {
    what: "a table assigned to an internal auditor",
    route: "/auditor/detail/ASSIGN_1763172824691",
    caption: "Isi RKAB Operasi Produksi - PT Bara Khatulistiwa",
  },
];

for (const { what, route, caption } of TABLES) {
  test(`on paper ${what} has all rows, its heading on every page, and no controls`, async ({
    portal,
    page,
  }) => {
    await portal.open(route);
    const table = page.getByRole("table", { name: caption });
    const rows = Number(await table.getAttribute("aria-rowcount"));
    await expectPaper(page);
    await expect(table.locator("tbody tr:not([aria-hidden])")).toHaveCount(rows - 1);
    await expect(table.locator("thead")).toHaveCSS("display", "table-header-group");
    await expect(table.getByRole("columnheader").first()).toBeVisible();
    // Chromium would not repeat a button on the next page.
    await expect(table.locator("th button").first()).toHaveCSS("display", "contents");
    const hidden = await table.evaluate((element) => {
      const area = element.parentElement;
      return area === null ? 0 : area.scrollHeight - area.clientHeight;
    });
    expect(hidden).toBe(0);
  });
}

test("on paper an assigned document has all its parts and no controls", async ({
  portal,
  page,
}) => {
  await portal.open("/auditor/detail/ASSIGN_1763432061726");
  const text = page.getByRole("region", { name: "Isi Keputusan Perpanjangan IUP" });
  const parts = text.getByRole("heading");
  await expect(parts).toHaveCount(4);
  await expectPaper(page);
  for (const part of await parts.all()) await expect(part).toBeVisible();
  expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
});

const LEVIES =
  "/cms-auditor/query?tahapan=Penjualan&badanUsaha=PT+Bara+Khatulistiwa&kegiatan=PNBP&hasil=1";

for (const route of [
  "/cms-auditor",
  "/cms-auditor/assignments",
  "/internal-esdm/all-tickets",
  LEVIES,
]) {
  test(`on paper the table of ${route} breaks no word, number or date`, { tag: "@deep" }, async ({
    portal,
    page,
  }) => {
    await portal.open(route);
    await expect(page.getByRole("table").first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(PAPER);
    await expectNoSidewaysScroll(page);
    const broken = await page.getByRole("table").evaluate((table) => {
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(
          /[\p{L}\d]+(?:[.,-]\d+)*/gu,
        )) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
        }
      }
      return found;
    });
    expect(broken).toEqual([]);
  });
}
