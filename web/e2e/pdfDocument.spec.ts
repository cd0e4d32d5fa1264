import type { Locator } from "@playwright/test";
import { assign } from "./audit";
import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./fixtures";
import { loadDocument, pdfFile } from "./pdfFile";
import { enterAs } from "./roles";
import { PDF } from "./sampleFiles";

const NAME = "laporan-berkala.pdf";
const PLACE = ["Perizinan", "PT Pembawa Data"] as const;
const CHAPTERS = [
  "Ketentuan umum.",
  "Pemegang izin wajib melapor.",
  "Royalti dibayar tiap bulan.",
  "Laporan triwulan memuat produksi.",
  "Sanksi berupa penghentian.",
  "Royalti yang kurang bayar ditagih.",
];

const pageOf = (reader: Locator) => reader.getByLabel("Halaman", { exact: true });
const pagesOf = (reader: Locator) => reader.getByRole("region", { name: `Halaman ${NAME}` });

/** The text that is selected when all of an element is. */
const selectedIn = (element: Locator) =>
  element.evaluate((all) => {
    const selection = getSelection();
    selection?.selectAllChildren(all);
    return String(selection);
  });

test("a PDF is read, searched, moved through by keyboard, and opens where it was left", {
  tag: "@single-file",
}, async ({ portal, page, context }) => {
  const file = await pdfFile(context, NAME, CHAPTERS);
  await portal.open("/cms-auditor/documents");
  await loadDocument(page, file, PLACE);
  await page.getByRole("button", { name: `Preview ${NAME}` }).click();
  const reader = page.getByRole("dialog", { name: NAME });
  const pages = pagesOf(reader);
  await test.step("pages, count and outline", async () => {
    await expect(reader.getByText("dari 6")).toBeVisible();
    await expect(pages.getByRole("group", { name: "Halaman 1" }).locator("canvas")).toBeVisible();
    await expect(pages).toContainText("Ketentuan umum.");
    expect(await selectedIn(pages)).toContain("Ketentuan umum.");
    await reader.getByRole("button", { name: "Bab 3" }).click();
    await expect(pageOf(reader)).toHaveValue("3");
    await expect(pages).toBeFocused();
    await expectNoAxeViolations(page);
  });
  await test.step("keys", async () => {
    await page.keyboard.press("ArrowRight");
    await expect(pageOf(reader)).toHaveValue("4");
    await page.keyboard.press("End");
    await expect(pageOf(reader)).toHaveValue("6");
    await page.keyboard.press("Home");
    await expect(pageOf(reader)).toHaveValue("1");
    const narrow = await pages.locator("[data-page='1']").boundingBox();
    await page.keyboard.press("-");
    await expect
      .poll(async () => (await pages.locator("[data-page='1']").boundingBox())?.width)
      .toBeLessThan(narrow?.width ?? 0);
  });
  await test.step("search", async () => {
    const field = reader.getByLabel("Cari dalam dokumen");
    await field.fill("royalti");
    await expect(reader.getByText("1 dari 2")).toBeVisible();
    await expect(pageOf(reader)).toHaveValue("3");
    await field.press("Enter");
    await expect(reader.getByText("2 dari 2")).toBeVisible();
    await expect(pages.locator("[data-page='6'] [data-current]")).toBeInViewport();
  });
  await test.step("page field, paper and reading position", async () => {
    await pageOf(reader).fill("5");
    await pageOf(reader).press("Enter");
    await expect(pages).toContainText("Sanksi berupa penghentian.");
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await reader.getByRole("button", { name: "Cetak halaman" }).click();
    await page.locator("img[alt='Halaman 5']").waitFor({ state: "attached" });
    const paper = (await page.pdf()).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.reload();
    await expect(pageOf(reader)).toHaveValue("5");
    await expect(pages.locator("[data-page='5'] canvas")).toBeInViewport();
  });
  await test.step("found by its text, and opened at the page", async () => {
    await page.keyboard.press("Escape");
    await expect(reader).toBeHidden();
    await page.getByLabel("Cari nama dan isi").fill("laporan triwulan");
    const found = page.getByRole("link", { name: /^Halaman 4 / });
    await expect(found.locator("mark")).toHaveText(["Laporan", "triwulan"]);
    await found.click();
    await expect(pageOf(reader)).toHaveValue("4");
    await expect(pages.locator("[data-page='4'] [data-current]")).toBeInViewport();
    await expect(reader.getByLabel("Cari dalam dokumen")).toHaveValue("laporan triwulan");
  });
});

test("an external auditor reads a PDF under the watermark, and can select and save nothing", {
  tag: "@single-file",
}, async ({ portal, page, context }) => {
  const file = await pdfFile(context, NAME, CHAPTERS);
  await portal.open("/cms-auditor/documents");
  await loadDocument(page, file, PLACE);
  await page
    .getByRole("article")
    .getByRole("button", { name: /^Assign / })
    .click();
  await assign(page, { type: "External", auditor: "Dewi Paramita" });
  await enterAs(page, "External Auditor");
  await page.getByRole("link", { name: NAME, exact: true }).click();
  const main = page.getByRole("main");
  const pages = pagesOf(main);
  await expect(pages.locator("[data-page='1'] canvas")).toBeVisible();
  await expect(main.getByText("dari 6")).toBeVisible();
  await expect(main.getByText("Kata", { exact: true })).toBeVisible();
  expect(await pages.locator("svg").count()).toBeGreaterThan(0);

  await test.step("nothing to select, copy or save", async () => {
    expect(await selectedIn(pages)).not.toContain("Ketentuan");
    for (const name of ["Download", "Cetak halaman", "Salin"]) {
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    }
    const isStopped = await pages
      .locator("canvas")
      .first()
      .evaluate(
        (canvas) =>
          !canvas.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })),
      );
    expect(isStopped).toBe(true);
    expect(await page.locator("iframe, embed, object").count()).toBe(0);
  });
  await test.step("the search marks its hits all the same", async () => {
    await main.getByLabel("Cari dalam dokumen").fill("sanksi");
    await expect(main.getByText("1 dari 1")).toBeVisible();
    await expect(pages.locator("[data-page='5'] [data-current]")).toBeInViewport();
    await expectNoAxeViolations(page);
  });
  await test.step("a dark phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(pages.locator("[data-page='5'] [data-current]")).toBeInViewport();
    await expectNoAxeViolations(page);
    const paper = pages.locator("[data-page='5']");
    await expect(paper).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(paper.locator("svg")).toHaveCSS("color", "rgb(0, 0, 0)");
  });
});

test("a PDF attached to a ticket opens in a preview", async ({ portal, page }) => {
  await portal.open("/internal-esdm/tickets/R8K2AB");
  await page.getByRole("button", { name: `Pratinjau ${PDF.name}` }).click();
  const preview = page.getByRole("dialog", { name: PDF.name });
  await expect(preview.locator("[data-page='1'] canvas")).toBeVisible();
  await expect(preview.getByText("dari 1")).toBeVisible();
});
