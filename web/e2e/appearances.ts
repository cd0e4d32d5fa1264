import type { Page } from "@playwright/test";
import type { AxeRules } from "./axe";

/** Window size, colour scheme, and the axe rules whose results may differ in it. */
const APPEARANCES = [
  { width: 1440, colorScheme: "light", by: "all" },
  { width: 390, colorScheme: "dark", by: "all" },
  { width: 1440, colorScheme: "dark", by: "colours" },
  { width: 390, colorScheme: "light", by: "colours" },
] as const;

const isDeep = process.env.PORTAL_DEEP !== undefined;

/** Waits until menus have followed the window's size, which takes a frame. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((settled) => {
        requestAnimationFrame(() => requestAnimationFrame(() => settled()));
      }),
  );
}

/**
 * Runs a check in every appearance (desktop and phone, light and dark) and restores the page. `npm test` checks the
 * first appearance only.
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
