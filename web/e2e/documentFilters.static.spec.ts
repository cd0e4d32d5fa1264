import { expect, test } from "./fixtures";
import { boxOf } from "./layout";

for (const width of [1440, 700]) {
  test(`at ${width} px the error of a date moves no filter beside it`, async ({ portal, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await portal.open("/cms-auditor/documents?q=izin");
    const from = page.getByRole("textbox", { name: "Diunggah dari" });
    const until = page.getByRole("textbox", { name: "Sampai" });
    const before = { from: await boxOf(from), until: await boxOf(until) };
    await from.fill("kapan");
    await from.blur();
    await expect(page.getByText("Bukan tanggal yang ada. Contoh: 28/11/2026.")).toBeVisible();
    expect({ from: await boxOf(from), until: await boxOf(until) }).toEqual(before);
  });
}
