import type { Page } from "@playwright/test";
import type { AxeRules } from "./axe";

/**
 * How wide the window is, which theme the system asks for, and which rules may find something that the one before has not.
 * The first two differ in both.
 */
const APPEARANCES = [
  { width: 1440, colorScheme: "light", by: "all" },
  { width: 390, colorScheme: "dark", by: "all" },
  { width: 1440, colorScheme: "dark", by: "colours" },
  { width: 390, colorScheme: "light", by: "colours" },
] as const;

const isDeep = process.env.PORTAL_DEEP !== undefined;

/** What lies over the page, a menu for one, follows the window a frame later. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((settled) => {
        requestAnimationFrame(() => requestAnimationFrame(() => settled()));
      }),
  );
}

/**
 * Runs a check on the page as it stands, on a desk and on a phone, by day and by night; then it is as before. `npm test`
 * looks at the first appearance only, `npm run test:deep` at all.
 */
export async function inEveryAppearance(
  page: Page,
  check: (by: AxeRules) => Promise<void>,
): Promise<void> {
  for (const { width, colorScheme, by } of isDeep ? APPEARANCES : APPEARANCES.slice(0, 1)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page);
    await check(by);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
