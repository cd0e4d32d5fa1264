import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./fixtures";
import { row } from "./lists";

test("many tickets are chosen by keys, changed together and put back with one key", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/agent/all-tickets");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "N4W7KD" })).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  const bar = page.getByRole("region", { name: "Tiket terpilih" });
  await expect(bar).toContainText("3 tiket dipilih");
  await expectNoAxeViolations(page);

  await page.keyboard.press("s");
  const dialog = page.getByRole("dialog", { name: "Ubah status 3 tiket" });
  await page.keyboard.press("c");
  await expect(dialog.getByRole("region", { name: "Pratinjau" })).toContainText(
    "3 tiket akan berubah",
  );
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("link", { name: "P3ND9G" })).toBeFocused();
  for (const code of ["N4W7KD", "R8K2AB", "P3ND9G"])
    await expect(row(page, code)).toContainText("Closed");

  await page.keyboard.press("ControlOrMeta+Z");
  await expect(row(page, "N4W7KD")).toContainText("New");
  await expect(row(page, "R8K2AB")).toContainText("Open");
  await expect(page.getByText("Diurungkan. 3 tiket kembali seperti sebelumnya.")).toBeVisible();
});

test("chosen tickets of one company are merged, and one key puts them back", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/agent/all-tickets");
  const bar = page.getByRole("region", { name: "Tiket terpilih" });
  await page.getByRole("checkbox", { name: "Pilih R8K2AB" }).check();
  await expect(bar.getByRole("button", { name: "Gabungkan" })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Pilih N4W7KD" }).check();
  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: "Gabungkan tiket ini?" });
  await expect(dialog.getByRole("button", { name: "Gabungkan" })).toBeDisabled();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "Pilih N4W7KD" }).uncheck();
  await page.getByRole("checkbox", { name: "Pilih P3ND9G" }).check();
  await page.keyboard.press("m");
  await dialog.getByRole("button", { name: "Gabungkan" }).click();
  await expect(bar).toHaveCount(0);
  await expect(row(page, "R8K2AB")).toContainText("Closed");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(row(page, "R8K2AB")).toContainText("Open");
});

test("on a phone a button shows the checkboxes, and a press on a card chooses it", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.open("/agent/all-tickets");
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Pilih", exact: true }).click();
  await row(page, "R8K2AB").click();
  await expect(page.getByRole("checkbox", { name: "Pilih R8K2AB" })).toBeChecked();
  const bar = page.getByRole("region", { name: "Tiket terpilih" });
  await expect(bar).toContainText("1 tiket dipilih");
  await expectNoAxeViolations(page);
  await bar.getByRole("button", { name: "Batalkan pilihan" }).click();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});

test("the worklist leads from one ticket to the next", async ({ portal, page }) => {
  await portal.open("/agent/all-tickets");
  await page.keyboard.press("w");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("RKAB revisi kedua");
  await expect(page.getByText(/^Prioritas High, menunggu jawaban Anda/)).toBeVisible();
  await page.keyboard.press("w");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Akun pengguna baru");
});
