import type { Locator, Page } from "@playwright/test";

/** Opens the menu of an export button and chooses an entry by its exact name. */
export async function exportAs(
  page: Page,
  entry: string,
  button: Locator = page.getByRole("button", { name: "Export", exact: true }),
): Promise<void> {
  await button.click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}
