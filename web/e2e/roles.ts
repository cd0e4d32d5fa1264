import { expect, type Page } from "@playwright/test";
import { account, logOut } from "./account";

export type RoleName =
  | "Badan Usaha"
  | "Internal ESDM"
  | "Agent"
  | "Internal Auditor"
  | "External Auditor"
  | "CMS Auditor"
  | "Dashboard Builder";

/** Enters an area without a reload, so that earlier actions remain. */
export async function enterAs(page: Page, role: RoleName): Promise<void> {
  if (await account(page).isVisible()) await logOut(page);
  await page.getByRole("button", { name: role, exact: true }).click();
  await expect(account(page)).toBeVisible();
  // The area's address redirects to its first screen, which would overtake an earlier navigation.
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}

/** Closes an open dialog and enters an area without a reload, so that nothing is left while it is being stored. */
export async function goOnAs(page: Page, role: RoleName): Promise<void> {
  if ((await page.getByRole("dialog").count()) > 0) await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await enterAs(page, role);
}
