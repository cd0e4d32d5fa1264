import { expect, type Page } from "@playwright/test";

/** The page as a whole never scrolls sideways, whatever stands in it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(width.scrollWidth, `${page.url()} fits its window`).toBeLessThanOrEqual(width.clientWidth);
}
