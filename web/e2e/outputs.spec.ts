import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures";
import { PDF, PNG } from "./sampleFiles";
import { said } from "./ticketPage";

const TICKET = "/badan-usaha/tickets/R8K2AB";

test("on paper a ticket is complete and has no controls", { tag: "@single-file" }, async ({
  portal,
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await portal.open(TICKET);
  await expect(said(page, "Bagus Pratama")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(
    page.locator("nav, button, input, textarea, select").filter({ visible: true }),
  ).toHaveCount(0);
  const printedBy = page.getByText(/^Portal Minerba\. Dicetak oleh PT Bara Khatulistiwa, /);
  await expect(printedBy).toBeVisible();
  await expect(printedBy.locator("..").locator("svg")).toBeVisible();
  const files = page.getByRole("list", { name: /^Berkas dari / });
  await expect(files).toHaveCSS("break-inside", "avoid");
  await expect(files).toHaveCSS("overflow", "visible");
  for (const fact of ["Kode Tiket", "Sisa waktu SLA", "Assignee", "Dibuat", "Diperbarui"]) {
    await expect(page.getByText(fact, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(3);
  await expect(page.getByRole("img", { name: PNG.name })).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("a phone prints the page without the open menu or dialog", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/agent/all-tickets");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  const overPage = page.locator("[role=dialog], [role=alertdialog]").filter({ visible: true });
  const expectPagePrinted = async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main table")).toBeVisible();
    await expect(overPage).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  };
  await expect(menu).toBeVisible();
  await expectPagePrinted();
  await menu.getByRole("button", { name: "Cadangan dan atur ulang" }).click();
  await page.getByRole("menuitem", { name: "Atur ulang" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectPagePrinted();
});

test("'Print Ticket' opens the print dialog, from the ticket and from the menu", async ({
  portal,
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { printed: 0 });
    window.print = () => {
      Object.assign(globalThis, { printed: Reflect.get(globalThis, "printed") + 1 });
    };
  });
  const printed = () => page.evaluate<number>(() => Reflect.get(globalThis, "printed"));
  await portal.open(TICKET);
  await page.getByRole("main").getByRole("button", { name: "Print Ticket" }).click();
  await expect.poll(printed).toBe(1);
  await portal.open("/badan-usaha/tickets");
  await page.getByRole("button", { name: "Print Ticket" }).click();
  await page
    .getByRole("dialog", { name: "Tiket mana yang akan dicetak?" })
    .getByRole("button", { name: /^P3ND9G/ })
    .click();
  await expect.poll(printed).toBe(1);
  expect(portal.route()).toBe("/badan-usaha/tickets/P3ND9G");
});

test("the PDF has text and images and is named by the ticket's code and the date", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open(TICKET);
  const download = page.waitForEvent("download");
  await page.getByRole("main").getByRole("button", { name: "Export to PDF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Tiket_R8K2AB_\d{4}-\d{2}-\d{2}\.pdf$/);
  const bytes = await readFile(await file.path(), "latin1");
  expect(bytes.slice(0, 5)).toBe("%PDF-");
  expect(bytes.trimEnd().slice(-5)).toBe("%%EOF");
  expect(bytes).toContain("/ToUnicode");
  expect(bytes).toContain("/DCTDecode");
  await expect(page.getByText(`PDF tersimpan sebagai ${file.suggestedFilename()}.`)).toBeVisible();
});

test("attached images and PDFs open in the page and can be saved", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open(TICKET);
  await page.getByRole("button", { name: `Pratinjau ${PNG.name}` }).click();
  const image = page.getByRole("dialog", { name: PNG.name });
  await expect(image.getByRole("img", { name: PNG.name })).toHaveJSProperty("complete", true);
  await expect(image.getByRole("img", { name: PNG.name })).not.toHaveJSProperty("naturalWidth", 0);
  const download = page.waitForEvent("download");
  await image.getByRole("button", { name: "Unduh" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(PNG.name);
  expect(await readFile(await file.path())).toEqual(await readFile(PNG.path));
  await image.getByRole("button", { name: "Tutup", exact: true }).click();

  await page.getByRole("button", { name: `Pratinjau ${PDF.name}` }).click();
  const paper = page.getByRole("dialog", { name: PDF.name });
  const drawn = paper.getByRole("group", { name: "Halaman 1" }).locator("canvas");
  await expect(drawn).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("Escape");
  await expect(paper).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Pratinjau ${PDF.name}` })).toBeFocused();
});
