import { expect, type Locator, type Page } from "@playwright/test";

/** The page must never scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(width.scrollWidth, `${page.url()} fits its window`).toBeLessThanOrEqual(width.clientWidth);
}

/** The place and size of an element in the window, in px. */
export async function boxOf(shown: Locator) {
  const box = await shown.boundingBox();
  if (box === null) throw new Error(`${shown} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** A dialog fits its window; wider content must be scrollable by keyboard. */
export async function expectDialogFits(dialog: Locator): Promise<void> {
  const outside = await dialog.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isOutside = left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
    const wide = [element, ...element.querySelectorAll<HTMLElement>("*")].filter(
      (part) =>
        part.scrollWidth > part.clientWidth &&
        getComputedStyle(part).overflowX === "auto" &&
        part.tabIndex < 0,
    );
    return [...(isOutside ? ["the dialog"] : []), ...wide.map((part) => part.outerHTML)];
  });
  expect(outside, "the dialog fits its window").toEqual([]);
}
