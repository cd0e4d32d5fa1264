import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./fixtures";
import { focused } from "./keys";
import type { Portal } from "./portal";
import { said } from "./ticketPage";

test("a ticket is found by Ctrl+K and answered by keyboard alone", async ({ portal, page }) => {
  await portal.open("/agent/all-tickets");
  await expect(page.getByRole("heading", { level: 1, name: "Semua Tiket" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Cari atau jalankan perintah" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("r8k2ab");
  await expect(palette.getByRole("option").first()).toContainText("R8K2AB");
  await expect(palette.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(palette).toHaveCount(0);
  await expect(page).toHaveURL(/agent\/tickets\/R8K2AB/);
  await expect(page.getByRole("textbox", { name: "Balasan" })).toBeVisible();
  await page.keyboard.press("r");
  await page.keyboard.type("Dijawab tanpa tetikus.");
  await page.keyboard.press("Control+Enter");
  await expect(said(page, "Bagus Pratama").last()).toContainText("Dijawab tanpa tetikus.");
});

test("rows are reached by j and k, and Enter opens one", async ({ portal, page }) => {
  await portal.open("/agent/all-tickets");
  const rows = page.getByRole("row");
  await expect(rows.nth(2)).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rows.nth(2).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("ArrowUp");
  await expect(rows.nth(1).locator(":focus")).toHaveCount(1);
  const code = (await focused(page).textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`agent/tickets/${code}`));
});

for (const width of [390, 1280]) {
  test(`the palette and the sheet are accessible at ${width} px`, async ({ portal, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await portal.open("/agent/all-tickets");
    await page.getByRole("button", { name: "Cari atau jalankan perintah" }).click();
    const palette = page.getByRole("dialog", { name: "Cari atau jalankan perintah" });
    await expect(palette.getByRole("option").first()).toBeVisible();
    await expectNoAxeViolations(page);
    if (width === 390) expect((await palette.boundingBox())?.width).toBe(width);
    await page.keyboard.type("zzz tidak ada");
    await expect(palette.getByRole("option")).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(palette).toHaveCount(0);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Pintasan papan tik" })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

const message = "Mohon unggah berita acara kwarsit.";

/** Answers a ticket, leaves it, and looks for the answer with a typing error. */
async function searched(portal: Portal, page: Page) {
  await portal.open("/agent/tickets/R8K2AB");
  const reply = page.getByRole("textbox", { name: "Balasan" });
  await reply.fill(`${message}${"\n\nMohon dibaca.".repeat(20)}`);
  await reply.press("Control+Enter");
  await expect(said(page, "Bagus Pratama").last()).toContainText("kwarsit");
  const palette = page.getByRole("dialog", { name: "Cari atau jalankan perintah" });
  const field = palette.getByRole("combobox");
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.type("semua tiket");
  await expect(palette.getByRole("option").first()).toContainText("Semua Tiket");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Semua Tiket" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.type("kwrasit acara");
  return palette.getByRole("group", { name: "Tiket dengan ejaan mirip" });
}

test("a misspelt word of a message leads to it @single-file", async ({ portal, page }) => {
  const found = await searched(portal, page);
  await expect(found.getByRole("option").first()).toContainText("Pesan");
  await expect(found.getByText("kwarsit", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/agent\/tickets\/R8K2AB#message-\d+$/);
  await expect(focused(page)).toContainText(message);
  await expect(focused(page).getByText(message)).toBeInViewport();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`a passage is accessible on a phone (${colorScheme})`, async ({ portal, page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    const found = await searched(portal, page);
    await expect(found.getByText("kwarsit", { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test("the keys of a list open views and what is done with chosen rows", async ({
  portal,
  page,
}) => {
  await portal.open("/agent/all-tickets");
  await expect(page.getByRole("row").nth(2)).toBeVisible();
  await page.keyboard.press("v");
  await expect(page.getByRole("menuitem", { name: "Pilih kolom" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+v");
  await expect(page.getByRole("textbox", { name: "Nama tampilan" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  for (const key of ["a", "s", "p", "l"]) {
    await expect(page.getByRole("region", { name: "Tiket terpilih" })).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("letters that are typed while the palette loads reach its field, and no key of the page", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/agent/tickets/R8K2AB");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("eksplorasi");
  const palette = page.getByRole("dialog", { name: "Cari atau jalankan perintah" });
  await expect(palette.getByRole("combobox")).toHaveValue("eksplorasi");
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^Status tiket/)).toHaveCount(0);
});
