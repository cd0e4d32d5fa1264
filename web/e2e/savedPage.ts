import { type Browser, expect, type Page } from "@playwright/test";
import { watchForComplaints } from "./complaints";

/** Opens a saved page without portal and network, runs `act`, and checks for console messages. */
export async function elsewhere(
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ offline: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  const complaints = watchForComplaints(page, { kind: "hash", address });
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await act(page);
  expect(complaints.unexpected(), "the saved page complained").toEqual([]);
  await context.close();
}
