import { expect, type Page } from "@playwright/test";

/** Loads a CSV file into stage, company and activity, from a text or a path, and waits for its screen. */
export async function loadTable(
  page: Page,
  file: { name: string; text: string } | { path: string },
  [stage, company, activity]: readonly [string, string, string],
) {
  await page.getByRole("button", { name: "Unggah data" }).click();
  const dialog = page.getByRole("dialog", { name: "Unggah data" });
  await dialog
    .getByLabel("Berkas")
    .setInputFiles(
      "path" in file
        ? file.path
        : { name: file.name, mimeType: "text/csv", buffer: Buffer.from(file.text) },
    );
  await expect(dialog.getByRole("region", { name: "Berkas yang dibaca" })).toBeVisible({
    timeout: 60_000,
  });
  await dialog.getByLabel("Tahapan", { exact: true }).selectOption({ label: stage });
  await dialog.getByLabel("Badan Usaha", { exact: true }).fill(company);
  await dialog.getByLabel("Kegiatan", { exact: true }).fill(activity);
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/hasil=1/);
}
