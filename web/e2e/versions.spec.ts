import { readFile } from "node:fs/promises";
import { assign } from "./audit";
import { expect, test } from "./fixtures";
import { row } from "./lists";
import { loadTable } from "./loading";
import { enterAs } from "./roles";

const PLACE = ["Operasi Produksi", "PT Bara Khatulistiwa", "Produksi Bulanan"] as const;
const JANUARY =
  "Laporan produksi\nBlok;Tanggal;Produksi (ton)\nA;1/1/2026;1.000,5\nB;13/1/2026;2.000\n";
const REVISED =
  "Laporan produksi\nBlok;Tanggal;Produksi (ton)\nA;1/1/2026;1.000,5\nB;13/1/2026;2.100\nC;14/1/2026;50\n";

test("a dataset is replaced, its assigned version is still audited, compared and exported", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/cms-auditor/query");
  await loadTable(page, { name: "produksi 2026-01.csv", text: JANUARY }, PLACE);
  await page.getByRole("button", { name: "Assign to Auditor" }).click();
  await assign(page, { type: "Internal", auditor: "Hendra Kusuma" });

  await page.getByRole("button", { name: "Unggah data" }).click();
  const dialog = page.getByRole("dialog", { name: "Unggah data" });
  await dialog.getByLabel("Berkas").setInputFiles({
    name: "produksi 2026-01 revisi 2.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(REVISED),
  });
  await dialog.getByRole("radio", { name: "Ganti data yang ada" }).check();
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await expect(dialog).toBeHidden();

  const version = page.getByLabel("Versi", { exact: true });
  await expect(version.locator("option")).toHaveText([
    /^Versi 2 · .* · 3 baris$/,
    /^Versi 1 · .* · 2 baris$/,
  ]);
  await expect(page.getByRole("cell", { name: "2.100,0" })).toBeVisible();
  await version.selectOption({ index: 1 });
  await expect(page.getByRole("cell", { name: "2.000,0" })).toBeVisible();
  await expect(page).toHaveURL(/versi=1/);

  // A restart reads both versions again.
  await page.reload();
  await expect(page.getByRole("cell", { name: "2.000,0" })).toBeVisible();

  await enterAs(page, "Internal Auditor");
  await row(page, "Produksi Bulanan - PT Bara Khatulistiwa").getByRole("link").first().click();
  await expect(page.getByRole("definition").filter({ hasText: "Versi 1 dari 2" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "2.000,0" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Bandingkan dengan versi terbaru" }).click();
  const comparison = page.getByRole("dialog", { name: "Perbandingan versi" });
  await expect(comparison.getByRole("status")).toHaveText(
    "Dari versi 1 ke versi 2: 1 baris ditambah, 1 sel berubah di 1 baris.",
  );
  await expect(comparison.getByRole("row").nth(1)).toContainText("2.100,0 2.000,0");
  await comparison.getByRole("button", { name: "Tutup" }).first().click();

  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toContain("_versi-1.csv");
  expect(await readFile(await download.path(), "utf8")).toContain("B,13/1/2026,2.000");
});
