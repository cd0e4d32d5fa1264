import { expectNoAxeViolations } from "./axe";
import { DISCREPANCIES, keepDiscrepancies, openTests, PNBP, runChain } from "./chain";
import { expect, test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";
import { enterAs } from "./roles";

test("an auditor tests the data, keeps a step, and the administrator repeats it", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/");
  const dialog = await openTests(page);
  await dialog.getByLabel("Jenis uji").selectOption({ label: "Kewajaran: Benford" });
  await dialog.getByRole("button", { name: "Jalankan" }).click();
  await expect(dialog.getByText("Hanya 24 angka")).toBeVisible();
  await expectNoAxeViolations(page);

  await dialog.getByLabel("Jenis uji").selectOption({ label: "Kelengkapan: Nomor urut" });
  await dialog.getByLabel("Kolom nomor").selectOption({ label: "No. Pengapalan" });
  await dialog.getByLabel("Jenis uji").press("Tab");
  await dialog.getByRole("button", { name: "Jalankan" }).press("Enter");
  await expect(dialog.getByRole("status").first()).toContainText("Populasi: 24 baris");
  await dialog.getByRole("textbox", { name: "Tujuan" }).fill("Nomor pengapalan lengkap");
  // One word that is wider than any screen.
  await dialog.getByRole("textbox", { name: "Simpulan" }).fill("lengkap".repeat(60));
  await dialog.getByRole("button", { name: "Simpan langkah" }).click();
  await dialog.getByRole("button", { name: "Tutup" }).last().click();
  await expect(page.getByRole("article", { name: "Langkah 1" })).toContainText(
    "Nomor urut: No. Pengapalan",
  );
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  // A restart keeps the step, and it gives the same rows.
  await page.reload();
  const step = page.getByRole("article", { name: "Langkah 1" });
  await step.getByRole("button", { name: "Ulangi" }).click();
  await expect(step.getByText("Hasilnya sama.")).toBeVisible();

  await enterAs(page, "CMS Auditor");
  await portal.open("/cms-auditor/assignments?detail=ASSIGN_1763777711106");
  const detail = page.getByRole("dialog");
  await detail.getByRole("button", { name: "Ulangi" }).click();
  await expect(detail.getByText("Hasilnya sama.")).toBeVisible();
  await expect(detail.getByRole("button", { name: "Hapus" })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test("an auditor finds all five planted discrepancies, each with the step that found it", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/");
  const dialog = await openTests(page);
  await runChain(dialog);
  await expectNoAxeViolations(page);
  await keepDiscrepancies(dialog);
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Tutup" }).last().click();
  await expect(page.getByRole("article", { name: /^Langkah/ })).toHaveCount(DISCREPANCIES.length);
  await expectNoSidewaysScroll(page);

  await page.reload();
  const steps = page.getByRole("article", { name: /^Langkah/ });
  for (const step of await steps.all()) {
    await step.getByRole("button", { name: "Ulangi" }).click();
    await expect(step.getByText("Hasilnya sama.")).toBeVisible();
  }
});

test("by keyboard the focus stays in sight, from the form over its result to a deleted step", async ({
  portal,
  page,
}) => {
  await portal.open("/");
  const dialog = await openTests(page);
  const focused = page.locator(":focus");
  const run = dialog.getByRole("button", { name: "Jalankan" });
  await dialog.getByLabel("Jenis uji").selectOption({ label: "Rekonsiliasi: Dua data" });
  await dialog.getByLabel("Pembanding", { exact: true }).selectOption({ label: "Penjualan" });
  await run.press("Enter");
  await expect(dialog.getByRole("region", { name: "Hasil", exact: true })).toBeInViewport();
  await expect(run).not.toBeInViewport();
  await expect(run).not.toBeFocused();
  await expect(focused).toBeInViewport();
  await page.keyboard.press("Shift+Tab");
  await expect(run).toBeFocused();

  await dialog.getByRole("button", { name: "Tambah kunci" }).press("Enter");
  await expect(
    dialog.getByRole("group", { name: "Kunci 3" }).getByLabel("Kolom data"),
  ).toBeFocused();
  await expect(focused).toBeInViewport();
  await run.press("Enter");
  await dialog.getByRole("textbox", { name: "Tujuan" }).fill("Volume setoran dan penjualan");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  const step = page.getByRole("article", { name: "Langkah 1" });
  await step.getByRole("button", { name: "Hapus" }).press("Enter");
  await expect(step).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Kertas kerja" })).toBeFocused();
});

test("an auditor records the results of a sample on a phone, by keyboard", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.open("/");
  await enterAs(page, "Internal Auditor");
  await portal.open("/auditor/detail/ASSIGN_1763777711106");
  await page.getByRole("button", { name: "Uji data" }).click();
  const dialog = page.getByRole("dialog", { name: `Uji data: ${PNBP}` });
  await dialog.getByLabel("Jenis uji").selectOption({ label: "Sampel: Sampel" });
  await dialog.getByLabel("Ukuran", { exact: true }).selectOption({
    label: "Dihitung dari keyakinan",
  });
  await dialog.getByRole("button", { name: "Jalankan" }).press("Enter");
  await expect(dialog.getByRole("status").first()).toContainText("24 baris ditunjuk");
  await expectNoAxeViolations(page);
  await dialog.getByRole("textbox", { name: "Tujuan" }).fill("Berita acara ada");
  await dialog.getByRole("button", { name: "Simpan langkah" }).click();
  await dialog.getByRole("button", { name: "Tutup" }).last().click();

  const step = page.getByRole("article", { name: "Langkah 1" });
  await step.getByRole("button", { name: "Butir sampel: 0 dari 24 diperiksa" }).press("Enter");
  const row = step.getByRole("form").first();
  await row.getByLabel("Hasil pemeriksaan").selectOption({ label: "Menyimpang" });
  await row.getByLabel("Hasil pemeriksaan").press("Tab");
  await page.keyboard.type("Tanpa berita acara");
  await page.keyboard.press("Enter");
  await expect(step.getByText("Baru 1 dari 24 butir diperiksa")).toBeVisible();
  await expect(row.getByLabel("Catatan")).toBeFocused();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await step.getByRole("button", { name: "Butir sampel: 1 dari 24 diperiksa" }).press("Enter");
  await expect(row.getByLabel("Hasil pemeriksaan")).toHaveValue("deviates");
});
