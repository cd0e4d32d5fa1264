import { expect, type Page } from "@playwright/test";

/** The row of the ticket with this code. */
export const row = (page: Page, code: string) => page.getByRole("row").filter({ hasText: code });

/** Checks the codes of the rows from top to bottom. */
export async function expectCodes(page: Page, codes: readonly string[]): Promise<void> {
  await expect(page.getByRole("table").getByRole("link")).toHaveText([...codes]);
}

/** Checks the counts of the chips above a list, in order. */
export async function expectCards(page: Page, cards: readonly string[]): Promise<void> {
  const summary = page.getByRole("region", { name: "Ringkasan tiket" });
  await expect(summary.getByRole("button")).toHaveText([...cards]);
}

export const showing = (page: Page, text: string) => page.getByText(text, { exact: true });
