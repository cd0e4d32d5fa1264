import { expect, type Page } from "@playwright/test";

/** An entry of the side menu by its label. */
export const menuEntry = (page: Page, label: string) =>
  page
    .getByRole("navigation", { name: "Menu utama" })
    .getByRole("link", { name: label, exact: true });

/** Checks the counts beside entries of the side menu. */
export async function expectBadges(page: Page, counts: Record<string, number>): Promise<void> {
  for (const [label, count] of Object.entries(counts)) {
    await expect(menuEntry(page, label), `badge of ${label}`).toHaveAccessibleDescription(
      `${count} tiket`,
    );
  }
}
