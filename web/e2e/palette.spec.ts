import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./fixtures";
import { focused } from "./keys";
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
