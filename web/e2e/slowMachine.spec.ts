import type { Page } from "@playwright/test";
import { queryData } from "./audit";
import { expect, test } from "./fixtures";

const COMPANY = "PT Bara Khatulistiwa";

/** Slows the processor down by this factor. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}

test("on a slow machine two quick choices are both kept", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/cms-auditor/query");
  await slowDown(page, 6);
  for (const activity of ["Penjualan", "Blending", "PNBP"]) {
    await queryData(page, ["Penjualan", COMPANY, activity]);
    const result = page.getByRole("region", { name: `${activity} - ${COMPANY}`, exact: true });
    await expect(result).toBeVisible();
  }
});

test("on a slow machine each arrow key moves a filter by one option", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/cms-auditor/assignments");
  await slowDown(page, 6);
  const status = page.getByLabel("Status", { exact: true });
  const names = await status.getByRole("option").allTextContents();
  await status.focus();
  for (const name of names.slice(1)) {
    await page.keyboard.press("ArrowDown");
    // Checked without waiting, because the next key continues from this choice.
    expect(await status.locator(":checked").textContent()).toBe(name);
  }
});
