import type { Locator, Page } from "@playwright/test";

/** Saves an entry of the menu beside an export button, such as 'Excel (6 dari 24 baris)'. */
export async function exportAs(
  page: Page,
  entry: string,
  button: Locator = page.getByRole("button", { name: "Pilihan Export", exact: true }),
): Promise<void> {
  await button.click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}
