import type { Page } from "@playwright/test";
import { bars, third, widgetOf } from "./dashboardFiles";
import { drawing, figuresOf, openNew, widget } from "./dashboards";
import { boxesOf, expectNoOverlap } from "./editor";
import { expect, test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";

const COALS = "/internal-esdm/dashboards/dash_1763691310275";
const SERVICE = "/internal-esdm/dashboards/dash_1763604898133";
const COMPANY = "PT Bara Khatulistiwa";

/** Presses 'Cetak' and keeps the page as it is while the print dialog is open. */
async function pressPrint(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      for (const board of document.querySelectorAll("[data-board]"))
        board.setAttribute("data-printed", "");
    };
  });
  await page.getByRole("button", { name: "Cetak", exact: true }).click();
  await expect(page.locator("[data-board][data-printed]")).toBeAttached();
}

/** The pages as a PDF, of which only the number and size of pages are read. */
const pdfOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString("latin1");

async function pagesOf(page: Page): Promise<number> {
  return (await pdfOf(page)).match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The distinct orientations of the pages. */
async function formatsOf(page: Page): Promise<string[]> {
  const boxes = (await pdfOf(page)).matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g);
  const formats = [...boxes].map(([, w, h]) => (Number(w) > Number(h) ? "lying" : "upright"));
  return [...new Set(formats)];
}

const order = (page: Page) => page.locator("[data-board] h2").allTextContents();

test("on paper a dashboard has title, filters and widgets in black on white, and no controls", async ({
  portal,
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await portal.open(`${SERVICE}?badanUsaha=${COMPANY.replaceAll(" ", "+")}`);
  await expect(drawing(page, "Tiket per provinsi")).toBeVisible();
  const titles = await order(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const controls = page.locator("nav, button, input, textarea, select");
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Layanan Tiket" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Filter yang berlaku" })).toHaveText(
    `Badan usaha: ${COMPANY}`,
  );
  await expect(page.getByText(/Dicetak oleh Ratna Wulandari, \d+ \p{L}+ \d{4}/u)).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  for (const title of titles) await expect(widget(page, title), title).toBeVisible();
  const colours = await page
    .getByRole("main")
    .evaluate((main) =>
      [...main.querySelectorAll("h1, h2, p, dt, dd, th, td, li")]
        .filter((part) => part.checkVisibility())
        .map((part) => getComputedStyle(part).color),
    );
  expect([...new Set(colours)]).toEqual(["rgb(0, 0, 0)"]);
});

test("'Cetak' fits every widget to the paper in reading order, without overlap or cuts", async ({
  portal,
  page,
}) => {
  for (const route of [SERVICE, COALS]) {
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await portal.open(route);
    await expect(page.locator("[data-board]")).toBeVisible();
    await expect(page.locator("[data-board] [role=status]")).toHaveCount(0);
    const titles = await order(page);
    await page.evaluate(() => {
      // Keeps the board's printed size while it is measured.
      const board = document.querySelector("[data-board]");
      new MutationObserver(() => {
        if (board instanceof HTMLElement && !("paper" in board.dataset)) board.dataset.paper = "";
      }).observe(board ?? document.body, { attributes: true });
    });
    await pressPrint(page);
    await page.setViewportSize({ width: 673, height: 960 });
    await page.emulateMedia({ media: "print" });
    expect(await order(page)).toEqual(titles);
    expectNoOverlap(await boxesOf(page.locator("[data-board] section[aria-labelledby]")));
    const found = await page
      .locator("[data-board] section[aria-labelledby]")
      .evaluateAll((cards) => {
        const edge = document.documentElement.clientWidth + 1;
        return cards.flatMap((card) => {
          const box = card.getBoundingClientRect();
          const inside = [...card.querySelectorAll("svg, table")].map((part) =>
            part.getBoundingClientRect(),
          );
          const isCut =
            box.right > edge ||
            inside.some((part) => part.right > box.right + 1 || part.bottom > box.bottom + 1);
          return isCut ? [card.querySelector("h2")?.textContent ?? ""] : [];
        });
      });
    expect(found, `cut on the paper of ${route}`).toEqual([]);
    const pages = await pagesOf(page);
    expect(pages, "as many pages as that takes").toBeGreaterThan(1);
    expect(pages).toBeLessThan(7);
  }
});

test("a long table continues over pages with its heading and all rows", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open(COALS);
  const title = "Pengapalan per pembeli";
  const rows = await figuresOf(page, title);
  await widget(page, "Nilai penjualan per pembeli (Rp)")
    .getByRole("button", { name: "Lihat tabel" })
    .click();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 673, height: 960 });
  for (const name of [title, "Nilai penjualan per pembeli (Rp)"]) {
    const table = widget(page, name).getByRole("table");
    await expect(table.locator("thead")).toHaveCSS("display", "table-header-group");
    const hidden = await table.evaluate((element) => {
      const area = element.parentElement;
      return area === null ? 0 : area.scrollHeight - area.clientHeight;
    });
    expect(hidden, `${name} is whole`).toBeLessThanOrEqual(1);
  }
  await expect(widget(page, title).getByRole("row")).toHaveCount(rows.length + 1);
});

test("a table of seven or more columns prints in landscape, and everything fits", {
  tag: "@deep",
}, async ({ portal, page }) => {
  const count = { aggregation: "count" };
  const tableOf = (columns: number) =>
    widgetOf(
      2,
      "table",
      "Jumlah",
      { x: 0, y: 3, w: 12, h: 4 },
      {
        dimension: { column: "status" },
        value: Array.from({ length: columns - 1 }, () => count),
      },
    );
  for (const [columns, format] of [
    [6, "upright"],
    [7, "lying"],
  ] as const) {
    await openNew(portal, `${columns} kolom`, [bars(1, "Status", third(0)), tableOf(columns)]);
    await expect(drawing(page, "Status")).toBeVisible();
    await pressPrint(page);
    expect(await formatsOf(page), `${columns} columns`).toEqual([format]);
  }
  await page.setViewportSize({ width: 1001, height: 649 });
  await page.emulateMedia({ media: "print" });
  expectNoOverlap(await boxesOf(page.locator("[data-board] section[aria-labelledby]")));
  await expectNoSidewaysScroll(page);
});

test("an external auditor's print of a dashboard is one sentence", async ({ portal, page }) => {
  await portal.open("/auditor/external");
  await page.getByRole("link", { name: "Dasbor", exact: true }).click();
  await page.getByRole("link", { name: "Layanan Tiket", exact: true }).click();
  await expect(drawing(page, "Tiket menurut status")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cetak" })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(drawing(page, "Tiket menurut status")).toBeHidden();
  await expect(page.getByText("Halaman ini hanya dapat dilihat di layar.")).toBeVisible();
});
