import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";
import { row } from "./lists";
import { enterAs } from "./roles";

const DATA = "PNBP - PT Bara Khatulistiwa";

test("an auditor tests the data, keeps a step, and the administrator repeats it", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/");
  await enterAs(page, "Internal Auditor");
  await row(page, DATA).getByRole("link").first().click();
  await page.getByRole("button", { name: "Uji data" }).click();
  const dialog = page.getByRole("dialog", { name: `Uji data: ${DATA}` });
  await dialog.getByLabel("Jenis uji").selectOption({ label: "Kewajaran: Benford" });
  await dialog.getByRole("button", { name: "Jalankan" }).click();
  await expect(dialog.getByText("Hanya 24 angka")).toBeVisible();
  await expectNoAxeViolations(page);

  await dialog.getByLabel("Jenis uji").selectOption({ label: "Kelengkapan: Nomor urut" });
  await dialog.getByLabel("Kolom nomor").selectOption({ label: "No. Pengapalan" });
  await dialog.getByLabel("Jenis uji").press("Tab");
  await dialog.getByRole("button", { name: "Jalankan" }).press("Enter");
  await expect(dialog.getByRole("status")).toContainText("Populasi: 24 baris");
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
