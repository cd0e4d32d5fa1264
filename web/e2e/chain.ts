import { expect, type Locator, type Page } from "@playwright/test";
import { row } from "./lists";
import { enterAs } from "./roles";

/** Royalties of PT Bara Khatulistiwa, assigned to Hendra Kusuma. */
export const PNBP = "PNBP - PT Bara Khatulistiwa";

const CHAIN = "Rekonsiliasi: Rantai RKAB sampai PNBP";

/** The planted discrepancies: link of the chain, key of the different group, and a figure of it. */
export const DISCREPANCIES = [
  ["RKAB → Produksi", "Triwulan III 2025, 021", "75.874,00"],
  ["Produksi → Blending", "Triwulan II 2025, 012", "97.755,09"],
  ["Blending → Penjualan", "Triwulan III 2025, BK-44", "112.125,58"],
  ["Kalori → Tarif", "PK-010", "8,00"],
  ["Penjualan → PNBP", "PK-020", "22.785.775.725,00"],
] as const;

/** Opens the tests of the assigned data. */
export async function openTests(page: Page): Promise<Locator> {
  await enterAs(page, "Internal Auditor");
  await row(page, PNBP).getByRole("link").first().click();
  await page.getByRole("button", { name: "Uji data" }).click();
  return page.getByRole("dialog", { name: `Uji data: ${PNBP}` });
}

/** Runs the reconciliation of the whole chain. */
export async function runChain(dialog: Locator): Promise<void> {
  await dialog.getByLabel("Jenis uji").selectOption({ label: CHAIN });
  await dialog.getByRole("button", { name: "Jalankan" }).click();
  await expect(dialog.getByText("6 rekonsiliasi selesai. 5 tidak cocok.")).toBeVisible();
}

/** Keeps one step for each discrepancy that the chain found. */
export async function keepDiscrepancies(dialog: Locator): Promise<void> {
  for (const [link, key, figure] of DISCREPANCIES) {
    await dialog.getByLabel("Jenis uji").selectOption({ label: CHAIN });
    await dialog.getByRole("button", { name: `Buka ${link}` }).click();
    const lines = dialog.getByRole("table", { name: "Kelompok hasil uji" });
    await expect(lines.getByText("Berbeda", { exact: true })).toHaveCount(1);
    await expect(lines.getByRole("row").nth(1)).toContainText(figure);
    await lines.getByRole("button", { name: "Lihat baris" }).first().click();
    await expect(dialog.getByRole("region", { name: `Baris untuk ${key}` })).toBeVisible();
    await dialog.getByRole("textbox", { name: "Tujuan" }).fill(link);
    await dialog.getByRole("textbox", { name: "Simpulan" }).fill(`Tidak cocok: ${key}`);
    await dialog.getByRole("button", { name: "Simpan langkah" }).click();
  }
}
