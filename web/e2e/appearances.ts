import type { Page } from "@playwright/test";

/** How wide the window is and which theme the system asks for. */
const APPEARANCES = [
  { width: 1440, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
  { width: 390, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
] as const;

/** What lies over the page, a menu for one, follows the window a frame later. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((settled) => {
        requestAnimationFrame(() => requestAnimationFrame(() => settled()));
      }),
  );
}

/** Runs a check on the page as it stands, on a desk and on a phone, by day and by night; then it is as before. */
export async function inEveryAppearance(page: Page, check: () => Promise<void>): Promise<void> {
  for (const { width, colorScheme } of APPEARANCES) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page);
    await check();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
