import { expect, type Locator, type Page } from "@playwright/test";

export const focused = (page: Page) => page.locator(":focus");

/** Accessible name of the focused control. */
async function focusedName(page: Page): Promise<string | undefined> {
  if ((await focused(page).count()) === 0) return undefined;
  return /^- '?\w+ "((?:[^"\\]|\\.)*)"/.exec(await focused(page).ariaSnapshot())?.[1];
}

/** Presses Tab or another key until the control with this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    const found = await focusedName(page);
    if (found !== undefined && (typeof name === "string" ? found === name : name.test(found)))
      return;
  }
  throw new Error(`${key} does not lead to ${name}`);
}

/** Moves down in the focused select until `label` is chosen. */
export async function choose(page: Page, label: string): Promise<void> {
  const chosen = focused(page).locator("option:checked");
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await chosen.textContent()) === label) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`${label} is not offered`);
}

/** Waits until the focus is inside `part`: only then does it receive keys. */
export async function expectFocusWithin(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
}
