import type { Page } from "@playwright/test";
import { queryData } from "./audit";
import { expect, test } from "./fixtures";

const COMPANY = "PT Bara Khatulistiwa";

/** Slows the processor down by this factor. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}

test("on a slow machine no choice is lost to the next one that follows at once", {
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

test("on a slow machine the arrow keys walk through a choice that is in the address, one by one", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/cms-auditor/assignments");
  await slowDown(page, 6);
  const status = page.getByLabel("Status", { exact: true });
  const names = await status.getByRole("option").allTextContents();
  await status.focus();
  for (const name of names.slice(1)) {
    await page.keyboard.press("ArrowDown");
    // Immediately: the next key continues from this choice.
    expect(await status.locator(":checked").textContent()).toBe(name);
  }
});
