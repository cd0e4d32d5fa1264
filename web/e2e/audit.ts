import { expect, type Page } from "@playwright/test";
import { account } from "./account";

/** Acts as another person of the same role. */
export async function switchTo(page: Page, person: string): Promise<void> {
  await account(page).click();
  await page.getByRole("menuitemradio", { name: person }).click();
  await expect(page.getByRole("banner")).toContainText(person);
}

/** Fills the three selects of 'Query Data Tabular' and runs the query. */
export async function queryData(page: Page, choice: readonly [string, string, string]) {
  const [stage, company, activity] = choice;
  await page.getByLabel("Tahapan", { exact: true }).selectOption({ label: stage });
  await page.getByLabel("Badan Usaha", { exact: true }).selectOption({ label: company });
  await page.getByLabel("Kegiatan", { exact: true }).selectOption({ label: activity });
  await page.getByRole("button", { name: "Query Data", exact: true }).click();
}

/** Fills and sends the open assignment dialog; keeps the preset date unless one is given. */
export async function assign(
  page: Page,
  { type, auditor, date, notes }: { type?: string; auditor: string; date?: string; notes?: string },
) {
  const dialog = page.getByRole("dialog", { name: "Tugaskan ke auditor" });
  const send = dialog.getByRole("button", { name: "Assign", exact: true });
  await expect(send).toBeDisabled();
  if (type !== undefined) await dialog.getByLabel("Tipe Auditor").selectOption({ label: type });
  await dialog.getByLabel("Auditor", { exact: true }).selectOption({ label: auditor });
  if (date !== undefined) await dialog.getByLabel("Tanggal Berakhir").fill(date);
  if (notes !== undefined) await dialog.getByLabel("Catatan").fill(notes);
  await send.click();
  await expect(dialog).toBeHidden();
}
