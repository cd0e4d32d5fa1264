import type { Page } from "@playwright/test";
import { inEveryAppearance } from "./appearances";
import { expectNoAxeViolations } from "./axe";
import { expectScreen } from "./expectScreen";
import { test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";
import { AREAS, NOWHERE } from "./routeTable";

// 640 px is a window of 1280 px at 200 % zoom.
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
  test(`every address of ${area.name} shows its screen, without a barrier or a sideways scroll`, async ({
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

test("outside every area there is no barrier and no sideways scroll", async ({ portal, page }) => {
  for (const route of ["/", ...NOWHERE]) {
    await test.step(route, async () => {
      await portal.open(route);
      await expectUsable(page);
    });
  }
});
