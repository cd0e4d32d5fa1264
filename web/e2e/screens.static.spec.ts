import type { Page } from "@playwright/test";
import { inEveryAppearance } from "./appearances";
import { expectNoAxeViolations } from "./axe";
import { expectScreen } from "./expectScreen";
import { test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";
import { AREAS, NOWHERE } from "./routeTable";

// In px; 640 is a window of 1280 px at 200 % zoom.
const WIDTHS = [360, 640, 900, 1024];

async function expectUsable(page: Page): Promise<void> {
  await inEveryAppearance(page, (by) => expectNoAxeViolations(page, by));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const area of AREAS) {
  test(`every address of ${area.name} is accessible and does not scroll sideways`, async ({
    portal,
    page,
  }) => {
    for (const screen of area.screens) {
      await test.step(screen.route, async () => {
        await expectScreen(portal, area, screen);
        if ((screen.leadsTo ?? screen.route) === screen.route) await expectUsable(page);
      });
    }
  });
}

test("pages outside of the areas are accessible and do not scroll sideways", async ({
  portal,
  page,
}) => {
  for (const route of ["/", ...NOWHERE]) {
    await test.step(route, async () => {
      await portal.open(route);
      await expectUsable(page);
    });
  }
});
