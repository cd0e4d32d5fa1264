import { expect, type Page } from "@playwright/test";

export type RoleName =
  | "Badan Usaha"
  | "Internal ESDM"
  | "Agent"
  | "Internal Auditor"
  | "External Auditor"
  | "CMS Auditor"
  | "Dashboard Builder";

/** Enters an area as a user does, without loading the page anew: what happened before is still there. */
export async function enterAs(page: Page, role: RoleName): Promise<void> {
  const logOut = page.getByRole("button", { name: "Keluar" });
  if (await logOut.isVisible()) await logOut.click();
  await page.getByRole("button", { name: role, exact: true }).click();
  await expect(logOut).toBeVisible();
  // The area's own address leads on to its first screen: who goes elsewhere before that is there would be led back.
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}
