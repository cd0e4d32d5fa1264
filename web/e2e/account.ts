import type { Page } from "@playwright/test";

/** The button of the account menu. */
export const account = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /^Akun / });

/** Returns to the role selector. */
export async function logOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole("menuitem", { name: "Keluar" }).click();
}
