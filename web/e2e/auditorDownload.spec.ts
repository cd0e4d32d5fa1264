import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures";

test("a downloaded document has the size that the page states", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/auditor/detail/ASSIGN_1763432061726");
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe("Keputusan Perpanjangan IUP Operasi Produksi.pdf");
  const { length } = await readFile(await download.path());
  const stated = `${(length / 1024).toFixed(2).replace(".", ",")} KB`;
  await expect(page.getByRole("definition").filter({ hasText: stated })).toBeVisible();
});
